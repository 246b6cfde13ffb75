import type { AlbumOwnLinks, AlbumVisibility } from '@perch/contract/albums/limits';

export interface AlbumRow {
  id: string;
  user_id: string;
  /** In a namespace of its own, one for all hosts. */
  slug: string;
  name: string;
  /** The name in lower case, for sorting and searching. */
  name_key: string;
  description: string;
  visibility: AlbumVisibility;
  /** A member, perhaps in the trash; null: the first member is the cover. */
  cover_id: string | null;
  /** Argon2id in PHC form; null: the page is open. */
  password_hash: string | null;
  /** When its page ends; null: never. */
  expires_at: number | null;
  /** Whether its password and its end also hold for the own links of its files. */
  own_links: AlbumOwnLinks;
  /** Members that are not in the trash. */
  upload_count: number;
  /** The day (UTC) on which its page or archive was opened last, as its first millisecond; 0: none since 0043. */
  last_opened_at: number;
  created_at: number;
  changed_at: number;
}

/**
 * A member of an album. Whatever changes one locks the album's row first, as the last of its locks. Triggers keep copies of
 * what lists ask of the upload in further columns; see migration 0028.
 */
export interface AlbumUploadRow {
  album_id: string;
  /** An upload, or one in the trash. */
  upload_id: string;
  /** Unique in its album; ascending, with gaps. */
  position: number;
  /** 0 or 1 */
  is_trashed: number;
  added_at: number;
}
