import type { Upload } from '@perch/contract/uploads';

/** How a file is shown in its details; `none`: only its icon. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'text' | 'empty' | 'none';

// What every current browser can show in a page.
const images = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
]);

export function previewKindOf({
  mimeType,
  category,
  size,
}: Pick<Upload, 'mimeType' | 'category' | 'size'>): PreviewKind {
  if (size === 0) return 'empty';
  if (images.has(mimeType)) return 'image';
  if (category === 'video' || category === 'audio' || category === 'text') return category;
  return mimeType === 'application/pdf' ? 'pdf' : 'none';
}

/**
 * The same file on this page's own host: nothing is loaded from elsewhere, also not a domain's file.
 * Looking at it this way is not counted as a view.
 */
export function previewUrlOf({ fileId }: Pick<Upload, 'fileId'>): string {
  return `/f/${fileId}?preview`;
}

const pdfType = 'application/pdf';
const pdfBytesMax = 20 * 1024 ** 2;

export const canEmbedPdf = ({ size }: Pick<Upload, 'size'>, hasViewer: boolean): boolean =>
  hasViewer && size <= pdfBytesMax;

/** A PDF and nothing else: whatever is in the bytes, a frame takes them for one. */
export async function fetchPdf(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.headers.get('content-type') !== pdfType) {
    throw new Error(`No PDF was answered, but ${response.status}.`);
  }
  return new Blob([await response.arrayBuffer()], { type: pdfType });
}

/** Also on this host: only there a browser saves without leaving the page, and its uploads, first. */
export function downloadUrlOf({ fileId }: Pick<Upload, 'fileId'>): string {
  return `/f/${fileId}?download`;
}

export const textPreviewBytes = 64 * 1024;

/** The beginning of a text; a character that the end cuts in two is left out. */
export async function fetchTextPreview(url: string, signal: AbortSignal): Promise<string> {
  const headers = { range: `bytes=0-${textPreviewBytes - 1}` };
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  return decodePrefix(new Uint8Array(await response.arrayBuffer()));
}

export function decodePrefix(bytes: Uint8Array): string {
  // Streaming keeps an incomplete character at the end back.
  return new TextDecoder().decode(bytes, { stream: true });
}
