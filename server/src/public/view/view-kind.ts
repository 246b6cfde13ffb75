import { shownMarkdownBytesMax } from '@perch/contract/uploads/limits';
import { shownImages } from '@perch/contract/uploads/shown-images';

import { isMadeAhead } from '../../modules/uploads/pictures/upload-face.ts';
import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { contentPolicyOf } from '../serving/content-policy.ts';

/** How a file's page shows it; `drawn`: by the picture that was made of it, `card`: by its name alone. */
export type ViewKind =
  | 'picture'
  | 'video'
  | 'audio'
  | 'pdf'
  | 'markdown'
  | 'table'
  | 'code'
  | 'archive'
  | 'drawn'
  | 'card';

/** Decided by what serving makes of the stored type: only what a browser may show is shown. */
export function viewKindOf({
  mime_type: mimeType,
  size,
}: Pick<ReadableUpload, 'mime_type' | 'size'>): ViewKind {
  if (size === 0) return 'card';
  const type = essenceOf(mimeType);
  const { contentType, disposition } = contentPolicyOf(mimeType);
  if (contentType.startsWith('text/plain;')) {
    if (type === 'text/csv') return 'table';
    return type === 'text/markdown' && size <= shownMarkdownBytesMax ? 'markdown' : 'code';
  }
  if (shownImages.has(type)) return 'picture';
  if (type === 'application/zip') return 'archive';
  if (type.startsWith('image/') || disposition === 'attachment') {
    return isMadeAhead(type) ? 'drawn' : 'card';
  }
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'pdf' : 'card';
}
