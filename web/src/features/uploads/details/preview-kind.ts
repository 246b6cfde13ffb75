import type { Upload } from '@perch/contract/uploads';
import { shownImages } from '@perch/contract/uploads/shown-images';

import { previewUrlOf, sizedUrlOf } from '../file-urls.ts';

/** How a file is shown in its details; `drawn`: by a picture that was made of it, `none`: only its icon. */
export type PreviewKind = 'image' | 'drawn' | 'video' | 'audio' | 'pdf' | 'text' | 'empty' | 'none';

/** Decided by size, MIME type and category, without reading the file. */
export function previewKindOf({
  mimeType,
  category,
  size,
  thumbnailUrl,
}: Pick<Upload, 'mimeType' | 'category' | 'size' | 'thumbnailUrl'>): PreviewKind {
  if (size === 0) return 'empty';
  if (shownImages.has(mimeType)) return 'image';
  if (category === 'image' && thumbnailUrl !== '') return 'drawn';
  if (category === 'video' || category === 'audio' || category === 'text') return category;
  return mimeType === 'application/pdf' ? 'pdf' : 'none';
}

/** The picture of a file that is shown as one. */
export function pictureUrlOf(upload: Upload): string | undefined {
  const kind = previewKindOf(upload);
  if (kind === 'image') return previewUrlOf(upload);
  return kind === 'drawn' ? new URL(sizedUrlOf(upload.thumbnailUrl)).pathname : undefined;
}

const pdfType = 'application/pdf';
const pdfBytesMax = 20 * 1024 ** 2;

/** Up to 20 MB, in browsers with a PDF viewer. */
export const canEmbedPdf = ({ size }: Pick<Upload, 'size'>, hasViewer: boolean): boolean =>
  hasViewer && size <= pdfBytesMax;

/** Fetches a PDF, with its type set, so that the frame cannot interpret the bytes as anything else. */
export async function fetchPdf(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.headers.get('content-type') !== pdfType) {
    throw new Error(`The preview was answered with ${response.status} and no PDF.`);
  }
  return new Blob([await response.arrayBuffer()], { type: pdfType });
}

/** How much of a text the preview loads. */
export const textPreviewBytes = 64 * 1024;

/** The first 64 KiB of a text, without a character that is cut at the end. */
export async function fetchTextPreview(url: string, signal: AbortSignal): Promise<string> {
  const headers = { range: `bytes=0-${textPreviewBytes - 1}` };
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const charset = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '')?.[1];
  return decodePrefix(new Uint8Array(await response.arrayBuffer()), charset);
}

/** Decodes a text; a character that is cut at the end is left out. */
export function decodePrefix(bytes: Uint8Array, charset = 'utf-8'): string {
  // Streaming keeps an incomplete character at the end back.
  return new TextDecoder(charset).decode(bytes, { stream: true });
}
