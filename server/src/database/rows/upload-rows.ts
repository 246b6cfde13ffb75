import type { Category } from '@perch/contract/limits';

export interface UploadRow {
  id: string;
  user_id: string;
  slug: string;
  original_name: string;
  size: number;
  mime_type: string;
  category: Category;
  sha256: string;
  /** Key of its stored object, which several uploads may share. */
  storage_key: string;
  /** Key of its thumbnail; null if not made yet, empty if none can be made. */
  thumbnail_key: string | null;
  /** The name in lower case, for sorting and searching. */
  name_key: string;
  /** The domain of its link; null for the app's own host. */
  domain_id: string | null;
  views: number;
  downloads: number;
  /** Midnight (UTC) of the day on which it was opened last; 0: never since this is counted. */
  last_opened_at: number;
  created_at: number;
  /** When the link ends and the bytes go; null: never. */
  expires_at: number | null;
  /** Downloads that are left of a limited file; null: it has no limit. */
  downloads_left: number | null;
  /** How many they were when the limit was set; null: it has none, or one from before 0044. */
  downloads_limit: number | null;
  /** 0 or 1: whether the bytes go with the one download. */
  burn: number;
  /** Argon2id in PHC form; null: the link is open. */
  password_hash: string | null;
  /** The address that is handed out; null: `raw`. */
  link_kind: 'view' | null;
  /** The extension that its links may have, in lower case; see `domains/live/link-extension.ts`. */
  link_extension: string | null;
  /** Where a custom slug has taken the place of `slug`: until when that one works on the app's host. */
  slug_until: number | null;
  /** The custom slug of its link, and the namespace in which it was chosen: see `LinkNameRow`. */
  custom_slug: string | null;
  custom_space: string | null;
  /** When the bytes were replaced; null: they are the first. */
  content_at: number | null;
  /** Pixels of a picture or a video, as they are shown; null: not known. */
  width: number | null;
  height: number | null;
  /** Codecs of a video or sound, such as `avc1.640028,mp4a.40.2`, or `animated` of a picture; empty: none are known. Null: not read yet. */
  media: string | null;
  /** Key of the picture that link previews show; null if not made yet, empty if none can be made. */
  preview_key: string | null;
  /** When its owner got the mail about its expiry. */
  expiry_mailed_at: number | null;
  /** 0 or 1 */
  is_favorite: number;
  /** What its file was to lose before it was stored, and what became of that, such as `gps stripped`; null: nothing. */
  stripped: `${'gps' | 'all'} ${'none' | 'stripped' | 'impossible'}` | null;
  /** Of a film or sound, in milliseconds; null: not known. */
  duration: number | null;
  /** Of a document; null: not known. */
  pages: number | null;
  /** What took a photograph, for its owner alone; null: not known. */
  camera: string | null;
  /** Pixels of the picture that link previews show; null: there is none, or it has the size of the file's, made smaller. */
  preview_width: number | null;
  preview_height: number | null;
  /** How often that picture could not be made, which may have been the machine's fault. */
  preview_attempts: number;
  /** From where in a film its picture is, in milliseconds; null: from where it is least dark. */
  poster_at: number | null;
  /** Keys of pictures of these widths, as `preview_key`. */
  w320_key: string | null;
  w640_key: string | null;
  w1280_key: string | null;
  w1920_key: string | null;
}

/** An upload as its links need it: with what its albums ask there, as `albumLocks` selects it. */
export interface LinkedUpload extends UploadRow {
  album_locks: string | null;
}

/** The keys of pictures that are made of the file: null where not made yet, as here, and empty where none can be made. */
export const unpictured = {
  thumbnail_key: null,
  preview_key: null,
  w320_key: null,
  w640_key: null,
  w1280_key: null,
  w1920_key: null,
} as const satisfies Partial<Record<keyof UploadRow, null>>;

export type PictureColumn = keyof typeof unpictured;
export const pictureColumns = Object.keys(unpictured) as PictureColumn[];

/** Of a file whose bytes have just come: nothing was read in them, and no picture made. */
export const unread = {
  ...unpictured,
  width: null,
  height: null,
  media: null,
  duration: null,
  pages: null,
  camera: null,
  preview_width: null,
  preview_height: null,
  preview_attempts: 0,
  poster_at: null,
} as const satisfies Partial<UploadRow>;

/** An upload in the trash: its row, which has left `uploads` and with it all lists, totals and links. */
export interface TrashedUploadRow extends UploadRow {
  trashed_at: number;
}

/** The tables that keep the rows of uploads: in use, and in the trash. */
export const uploadTables = ['uploads', 'trashed_uploads'] as const;
export type UploadTable = (typeof uploadTables)[number];

/** The columns that both tables have, without SQLite's number for its search. */
export const uploadColumns = [
  'id',
  'user_id',
  'slug',
  'original_name',
  'size',
  'mime_type',
  'category',
  'sha256',
  'storage_key',
  ...pictureColumns,
  'name_key',
  'domain_id',
  'views',
  'downloads',
  'last_opened_at',
  'created_at',
  'expires_at',
  'downloads_left',
  'downloads_limit',
  'burn',
  'password_hash',
  'link_kind',
  'link_extension',
  'slug_until',
  'custom_slug',
  'custom_space',
  'content_at',
  'width',
  'height',
  'media',
  'expiry_mailed_at',
  'is_favorite',
  'stripped',
  'duration',
  'pages',
  'camera',
  'preview_width',
  'preview_height',
  'preview_attempts',
  'poster_at',
] as const satisfies readonly (keyof UploadRow)[];

/** A custom slug, current or an alias from before a change. The slugs in `uploads` and `short_links` are not here. */
export interface LinkNameRow {
  /** The host's namespace: a domain's id, or empty for the app's host. */
  space: string;
  slug: string;
  /** The slug without its last extension; the slug itself where it has none. */
  stem: string;
  /** An upload, one in the trash, or a short link. */
  upload_id: string;
  /** When an alias ends; null: it is the upload's slug. */
  until: number | null;
}

/** A link that has ended, so that its page says so for a while. */
export interface EndedLinkRow {
  /** As in `LinkNameRow`; of a slug of `uploads` empty. */
  space: string;
  slug: string;
  ended_at: number;
  /** `link`: it was a short link; null: an upload's. */
  kind: 'link' | null;
}

/** A tus upload; kept for a day after its end, so that clients can ask for the result. */
export interface ResumableUploadRow {
  id: string;
  user_id: string;
  /** Upload-Length; null: it comes later (Upload-Defer-Length). */
  length: number | null;
  /** The most that a length that comes later may be; null: it was announced with the creation. */
  length_max: number | null;
  /** Reserved in the owner's quota until the upload completes: the length, once it is known. */
  reserved_bytes: number | null;
  /** Bytes that are durable; more may be in flight. */
  offset_bytes: number;
  /** Upload-Metadata as sent: keys, and values in base64. */
  metadata: string;
  /** JSON of its link's options, without any password in the clear; null: none were given. */
  options: string | null;
  /** Chosen when the upload was created; the domain may be deleted before it completes. */
  domain_id: string | null;
  /** The partial file's key and state; see `storage/partial-files.ts`. */
  storage_key: string;
  storage_place: string;
  tail_key: string | null;
  /** The request for files by which it comes; null: its owner sends it. */
  request_id: string | null;
  /** The resulting upload; null until it is complete. */
  upload_id: string | null;
  /** The process that holds the lease; null if none does. */
  locked_by: string | null;
  /** When the lease expires unless it is renewed or released. */
  locked_until: number;
  /** 0 or 1: whether another request waits for the lease. */
  release_wanted: number;
  created_at: number;
  last_active_at: number;
}

/** A reference-counted stored file, deleted with its last upload; see `uploads/blobs/blobs.ts`. */
export interface ObjectRow {
  /** Key in the storage; never reused. */
  key: string;
  /** SHA-256 and size, by which uploads of the same bytes find it; null if it is not shared. */
  content: string | null;
  /** Number of uploads that refer to it. */
  refs: number;
  /** Of its bytes, as an unsigned number; null: not read yet. */
  crc32: number | null;
}

/** A selection that its owner downloads as one archive; see `archives/create-archive.ts`. */
export interface ArchiveRow {
  /** SHA-256 of the token in its address. */
  token_hash: string;
  user_id: string;
  /** In the order of the archive, with spaces between them. */
  upload_ids: string;
  created_at: number;
  expires_at: number;
}

/** A new upload, and what belongs to its row. */
export interface UploadToInsert {
  upload: UploadRow;
  /** By which other uploads of its owner find its bytes, as `contentOf` gives it; null: they are not shared. */
  content: string | null;
  /** Of its bytes. */
  crc32: number;
  /** The row of its reservation; null: nothing is reserved. */
  reservation: string | null;
}
