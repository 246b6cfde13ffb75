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

/** The same file on this page's own host: nothing is loaded from elsewhere, also not a domain's file. */
export function previewUrlOf({ fileId }: Pick<Upload, 'fileId'>): string {
  return `/f/${fileId}`;
}

/** Also on this host: only there a browser saves without leaving the page, and its uploads, first. */
export function downloadUrlOf(upload: Pick<Upload, 'fileId'>): string {
  return `${previewUrlOf(upload)}?download`;
}

export const textPreviewBytes = 64 * 1024;

/** The beginning of a text; a character that the end cuts in two is left out. */
export async function fetchTextPreview(url: string, signal: AbortSignal): Promise<string> {
  const headers = { range: `bytes=0-${textPreviewBytes - 1}` };
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  return decodeBeginning(await response.bytes());
}

export function decodeBeginning(bytes: Uint8Array): string {
  // Streaming keeps an incomplete character at the end back.
  return new TextDecoder().decode(bytes, { stream: true });
}
