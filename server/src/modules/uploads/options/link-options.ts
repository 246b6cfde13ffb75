import type { UploadRow } from '../../../database/rows/upload-rows.ts';

/** The options of a new link, as its row has them, and those that stand in rows of their own. */
export interface LinkOptions extends Pick<
  UploadRow,
  'expires_at' | 'downloads_left' | 'burn' | 'password_hash' | 'link_kind'
> {
  /** A custom slug; undefined: a random one. */
  slug?: string | undefined;
  /** Names of tags; undefined: none. */
  tags?: readonly string[] | undefined;
  /** The id of an album that it joins. */
  album_id?: string | undefined;
}
