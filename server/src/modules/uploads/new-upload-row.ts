import { unread, type UploadRow } from '../../database/rows/upload-rows.ts';
import { extensionOf } from '../../lib/file-extension.ts';
import { newOrderedId } from '../../lib/random.ts';
import type { LinkOptions } from './options/options.ts';
import { categoryOf } from './receive/file-type.ts';
import { nameKey } from './receive/name-key.ts';

/** A file that has no row yet. */
export interface NewUpload extends Pick<
  UploadRow,
  'user_id' | 'domain_id' | 'slug' | 'size' | 'sha256' | 'storage_key' | 'mime_type' | 'created_at'
> {
  /** As `cleanFileName` gives it. */
  name: string;
  options: Omit<LinkOptions, 'slug' | 'tags' | 'album_id'>;
}

/** The row of a new upload, at its random slug. */
export function newUploadRow({ name, options, ...known }: NewUpload): UploadRow {
  return {
    ...known,
    id: newOrderedId(known.created_at),
    original_name: name,
    name_key: nameKey(name),
    category: categoryOf(known.mime_type),
    views: 0,
    downloads: 0,
    last_opened_at: 0,
    ...options,
    downloads_limit: options.downloads_left,
    link_extension: extensionOf(name),
    slug_until: null,
    custom_slug: null,
    custom_space: null,
    content_at: null,
    expiry_mailed_at: null,
    is_favorite: 0,
    stripped: null,
    ...unread,
  };
}
