import { unpictured, type UploadRow } from '../../../database/rows/upload-rows.ts';
import { frozenExtensionOf } from '../../domains/live/link-extension.ts';
import { changedOptionColumns } from '../options/options.ts';
import { nameKey } from '../receive/name-key.ts';
import { invalidPoster, type RequestedChange } from './parse-change.ts';

/** What an upload's row is to have after a change, apart from its password, its address and its tags. Throws `invalid_option`. */
export function changedColumns(
  upload: UploadRow,
  change: RequestedChange,
  now: number,
): Partial<UploadRow> {
  const { name, isFavorite, posterAt } = change;
  return {
    ...changedOptionColumns(upload, change, now),
    ...(name !== undefined && {
      original_name: name,
      name_key: nameKey(name),
      link_extension: frozenExtensionOf(upload),
    }),
    ...(isFavorite !== undefined && { is_favorite: isFavorite ? 1 : 0 }),
    ...(posterAt !== undefined && posterColumns(upload, posterAt)),
  };
}

/** Its pictures are made again; the sweep removes those of before. */
function posterColumns(upload: UploadRow, posterAt: number | null): Partial<UploadRow> {
  const { category, duration } = upload;
  if (category !== 'video' || (posterAt !== null && posterAt > (duration ?? 0))) {
    throw invalidPoster();
  }
  return {
    poster_at: posterAt,
    ...unpictured,
    preview_width: null,
    preview_height: null,
    preview_attempts: 0,
  };
}
