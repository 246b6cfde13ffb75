import { shownMarkdownBytesMax } from '@perch/contract/uploads/limits';

import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { contentPolicyOf } from '../serving/content-policy.ts';

/** How a file's page shows it; `card`: by its name alone. */
export type ViewKind = 'picture' | 'video' | 'audio' | 'pdf' | 'markdown' | 'code' | 'card';

/** Decided by what serving makes of the stored type: only what a browser may show is shown. */
export function viewKindOf({
  mime_type: mimeType,
  size,
}: Pick<ReadableUpload, 'mime_type' | 'size'>): ViewKind {
  if (size === 0) return 'card';
  const type = essenceOf(mimeType);
  const { contentType, disposition } = contentPolicyOf(mimeType);
  if (contentType.startsWith('text/plain;')) {
    return type === 'text/markdown' && size <= shownMarkdownBytesMax ? 'markdown' : 'code';
  }
  // Drawings are downloads, as they could run script; within a picture they cannot.
  if (type === 'image/svg+xml') return 'picture';
  if (disposition === 'attachment') return 'card';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'pdf' : 'card';
}
