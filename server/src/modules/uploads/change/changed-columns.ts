import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { keptExtensionOf } from '../../domains/live/link-extension.ts';
import { endOf } from '../options/chosen-options.ts';
import type { RequestedOptions } from '../options/requested-options.ts';
import { nameKey } from '../receive/name-key.ts';
import type { RequestedChange } from './parse-change.ts';

type Columns = Partial<
  Pick<
    UploadRow,
    | 'expires_at'
    | 'expiry_mailed_at'
    | 'downloads_left'
    | 'burn'
    | 'link_kind'
    | 'original_name'
    | 'name_key'
    | 'link_extension'
    | 'is_favorite'
  >
>;

/** What an upload's row is to have after a change, apart from its password, its address and its tags. */
export function changedColumns(upload: UploadRow, change: RequestedChange, now: number): Columns {
  const { expiry, link, name, isFavorite } = change;
  return {
    ...(expiry !== undefined && { expires_at: endOf(expiry, now), expiry_mailed_at: null }),
    ...limitOf(upload, change),
    ...(link !== undefined && { link_kind: link === 'view' ? ('view' as const) : null }),
    ...(name !== undefined && {
      original_name: name,
      name_key: nameKey(name),
      link_extension: keptExtensionOf(upload),
    }),
    ...(isFavorite !== undefined && { is_favorite: isFavorite ? 1 : 0 }),
  };
}

function limitOf(
  upload: Pick<UploadRow, 'burn'>,
  { burn, maxDownloads }: RequestedOptions,
): Pick<Columns, 'burn' | 'downloads_left'> {
  if (burn === true) return { burn: 1, downloads_left: 1 };
  if (maxDownloads !== undefined) {
    const isStillBurnt = burn === undefined && upload.burn === 1 && maxDownloads === 1;
    return { burn: isStillBurnt ? 1 : 0, downloads_left: maxDownloads };
  }
  if (burn === undefined || upload.burn === 0) return {};
  return { burn: 0, downloads_left: null };
}
