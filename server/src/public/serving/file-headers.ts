import { isGuarded } from '../../modules/album-membership/album-locks.ts';
import type { ContentHeaders } from '../../storage/storage.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { contentPolicyOf } from './content-policy.ts';

// Pages of other sites see only these; without them a viewer of PDFs cannot read in parts.
const readableHeaders =
  'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified';

const allBytesHeaders = {
  'accept-ranges': 'bytes',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sent with every answer of an address of a user's bytes, 304, 412 and 416 included. */
export const userBytesHeaders = {
  ...allBytesHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': readableHeaders,
  'cache-control': 'public, no-cache',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sent instead where a pass was needed: no cache keeps the bytes, and no other site's page shows them. */
export const guardedBytesHeaders = {
  ...allBytesHeaders,
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Sec-Fetch-Mode',
};

/**
 * Chromium's player requests the bytes again, and from a sandboxed page without the visitor's cookies. With the
 * page's own origin it sends them; scripts, forms and windows stay forbidden.
 */
const guardedMediaHeaders = {
  ...guardedBytesHeaders,
  'content-security-policy': `${allBytesHeaders['content-security-policy']} allow-same-origin`,
};

export function bytesHeadersOf(upload: ReadableUpload): Record<string, string> {
  if (!isGuarded(upload)) return userBytesHeaders;
  const isPlayed = /^(?:video|audio)\//.test(upload.mime_type);
  return isPlayed ? guardedMediaHeaders : guardedBytesHeaders;
}

/** A file's headers, made once for as long as its row is in memory. */
export interface FileHeaders {
  etag: string;
  lastModified: string;
  /** Without anything about the length of the content. */
  shown: Record<string, string> & ContentHeaders;
  downloaded: Record<string, string> & ContentHeaders;
}

const known = new WeakMap<ReadableUpload, FileHeaders>();

export function fileHeadersOf(upload: ReadableUpload): FileHeaders {
  const made = known.get(upload);
  if (made) return made;
  const headers = makeHeaders(upload);
  known.set(upload, headers);
  return headers;
}

function makeHeaders(upload: ReadableUpload): FileHeaders {
  const { contentType, disposition } = contentPolicyOf(upload.mime_type);
  const etag = `"${upload.sha256}"`;
  const lastModified = new Date(upload.content_at ?? upload.created_at).toUTCString();
  const shared = {
    ...bytesHeadersOf(upload),
    'content-type': contentType,
    etag,
    'last-modified': lastModified,
  };
  const named = (how: string) => ({
    ...shared,
    'content-disposition': contentDisposition(how, upload.original_name),
  });
  return { etag, lastModified, shown: named(disposition), downloaded: named('attachment') };
}

/** RFC 6266: an ASCII name that every client understands, and the exact one after RFC 8187. */
export function contentDisposition(how: string, name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]/gu, '_').replaceAll(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
