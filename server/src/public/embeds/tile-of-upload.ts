import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import type { Tile } from '../../thumbnails/documents/tile.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { shortType } from './embed-facts.ts';

const accentDefault = '#3b6fd4';

/** What the sheet of a file says, which the visitor may read. */
export function tileOf({ m, brand }: PageFrame, upload: ReadableUpload): Tile {
  const { original_name: name, size, mime_type: type } = upload;
  return {
    name,
    label: shortType(name, type),
    size: m.filePage.view.fileSize({ sizeBytes: size }),
    accent: brand?.accents?.light.accent ?? accentDefault,
    isPlayed: essenceOf(type).startsWith('video/'),
  };
}
