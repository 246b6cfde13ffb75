import { isAscii } from 'node:buffer';
// That of the runtime, whose own declaration knows four of its charsets.
import { TextDecoder } from 'node:util';

import type { Category } from '@perch/contract/limits';

import { extensionOf } from '../../../lib/file-extension.ts';
import { archiveTypeOf, mediaTypeOf } from './signatures.ts';
import { typeByExtension } from './types-by-extension.ts';

/** Bytes from a file's beginning that `decideType` needs. */
export const headBytes = 4096;

export const unknownType = 'application/octet-stream';
const pdfType = 'application/pdf';

/** The type that is stored: as `decideType` says, with the charset of a text that is not UTF-8. */
export async function storedTypeOf(
  name: string,
  { head, sample }: { head: Uint8Array; sample: Uint8Array },
): Promise<string> {
  const type = decideType(name, head);
  const charset = categoryOf(type) === 'text' ? await charsetOf(head, sample) : undefined;
  return charset === undefined ? type : `${type}; charset=${charset}`;
}

/**
 * The type of a file, from its first bytes and its extension; never from what the client claims.
 * Types that browsers show or play are believed only when the bytes prove them, and texts only without a byte that no
 * text has.
 */
export function decideType(name: string, head: Uint8Array): string {
  const extension = extensionOf(name);
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const isText = looksLikeText(bytes);
  const claimed = typeByExtension.get(extension);
  if (isPdf(bytes, claimed)) return pdfType;
  if (isText) return typeOfText(claimed, bytes);
  const proven = mediaTypeOf(bytes, extension);
  if (proven) return proven;
  const isBelieved = claimed !== undefined && !needsProof(claimed) && !isTextType(claimed);
  return isBelieved ? claimed : (archiveTypeOf(bytes) ?? unknownType);
}

function typeOfText(claimed: string | undefined, bytes: Buffer): string {
  if (claimed === undefined) return bytes.length > 0 ? 'text/plain' : unknownType;
  return needsProof(claimed) ? unknownType : claimed;
}

const isTextType = (type: string) => type === svgType || categoryOf(type) === 'text';

const svgType = 'image/svg+xml';

const needsProof = (type: string) =>
  type === pdfType || (/^(image|video|audio)\//.test(type) && type !== svgType);

// MIME Sniffing §3 calls these binary data bytes.
// oxlint-disable-next-line no-control-regex
const binaryByte = /[\0-\x08\x0B\x0E-\x1A\x1C-\x1F]/;

/** MIME Sniffing §7.2, which takes the mark of UTF-16 at its word; here what follows has to be a text, too. */
function looksLikeText(bytes: Buffer): boolean {
  const utf16 = utf16Of(bytes);
  if (utf16 === undefined) return !binaryByte.test(bytes.toString('latin1'));
  const text = new TextDecoder(utf16).decode(bytes, { stream: true });
  return !binaryByte.test(text) && !text.includes('\uFFFD');
}

const pdfStart = /^(?:\xEF\xBB\xBF)?\s*%PDF-\d\.\d/;

/** A PDF may be all letters, so under another name its first object has to be there. */
function isPdf(bytes: Buffer, claimed: string | undefined): boolean {
  const text = bytes.toString('latin1');
  return pdfStart.test(text) && (claimed === pdfType || /\b\d+ \d+ obj\b/.test(text));
}

const textTypes = new Set([
  'application/json',
  'application/xml',
  'application/xhtml+xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/mathml+xml',
  'message/rfc822',
]);

const archiveTypes = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/vnd.rar',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
]);

/** A type without its parameters, such as the charset of a text. */
export const essenceOf = (mimeType: string): string => mimeType.split(';', 1)[0] ?? '';

/** The category that lists of uploads are filtered by. */
export function categoryOf(mimeType: string): Category {
  const type = essenceOf(mimeType);
  const [group] = type.split('/');
  if (group === 'image' || group === 'video' || group === 'audio' || group === 'text') return group;
  if (textTypes.has(type)) return 'text';
  return archiveTypes.has(type) ? 'archive' : 'other';
}

// More bytes distinguish no better, and take longer than receiving a small file.
const sampleBytesMax = 1024;
/** Out of 100: below it the detector guesses. */
const confidenceMin = 20;
/** What texts without Unicode mostly are, and what browsers take them for. */
const likeliest = 'windows-1252';

/**
 * The label of a text's charset, by the WHATWG's Encoding Standard; undefined for UTF-8. `sample` begins with the first byte
 * that is not ASCII.
 */
async function charsetOf(head: Uint8Array, sample: Uint8Array): Promise<string | undefined> {
  const utf16 = utf16Of(head);
  if (utf16 || isUtf8(sample)) return utf16;
  const { analyse } = await import('chardet');
  const text = isAscii(head) ? sample : head;
  for (const { name, confidence } of analyse(text.subarray(0, sampleBytesMax))) {
    const charset = confidence >= confidenceMin ? decodable(name, sample) : undefined;
    if (charset !== undefined) return charset;
  }
  return likeliest;
}

/** UTF-16 by the mark at the beginning, as Windows writes it. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const isUtf8 = (sample: Uint8Array) => decodes('utf-8', sample);

/** Whether bytes that may end within a character, unless they are all of a short text, are of this charset. */
function decodes(charset: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes, {
      stream: bytes.length >= sampleBytesMax,
    });
    return true;
  } catch {
    return false;
  }
}

/** The standard's label for a name of the detector, if these bytes can be of it. */
function decodable(name: string, sample: Uint8Array): string | undefined {
  if (!decodes(name, sample)) return undefined;
  const { encoding } = new TextDecoder(name);
  // Their marks and bytes were looked for already.
  return encoding.startsWith('utf-') ? undefined : encoding;
}
