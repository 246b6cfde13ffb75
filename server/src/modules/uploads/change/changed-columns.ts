import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { frozenExtensionOf } from '../../domains/live/link-extension.ts';
import { changedOptionColumns } from '../options/options.ts';
import { nameKey } from '../receive/name-key.ts';
import type { RequestedChange } from './parse-change.ts';

/** What an upload's row is to have after a change, apart from its password, its address and its tags. */
export function changedColumns(
  upload: UploadRow,
  change: RequestedChange,
  now: number,
): Partial<UploadRow> {
  const { name, isFavorite } = change;
  return {
    ...changedOptionColumns(upload, change, now),
    ...(name !== undefined && {
      original_name: name,
      name_key: nameKey(name),
      link_extension: frozenExtensionOf(upload),
    }),
    ...(isFavorite !== undefined && { is_favorite: isFavorite ? 1 : 0 }),
  };
}
