/** A request for files, which people without an account answer at `/drop/<token>`. */
export interface RequestRow {
  id: string;
  user_id: string;
  /** 128 random bits; they let a client send files, and nothing else. */
  token: string;
  title: string;
  text: string;
  files_max: number;
  /** Of each file, in bytes; null: the installation's limit. */
  file_bytes_max: number | null;
  /** Of all files; null: the owner's quota alone. */
  bytes_max: number | null;
  /** Accepted types as in the setting, with spaces between them; empty: those of the installation. */
  types: string;
  /** The album that its files are put into; null: none. No call sets it yet. */
  album_id: string | null;
  /** 0 or 1: whether the owner gets mails about new files. */
  notify: number;
  /** When the first file arrived that no mail has reported; null: there is none. */
  news_since: number | null;
  /** null: never. */
  expires_at: number | null;
  /** Argon2id in PHC form; null: it has no password. */
  password_hash: string | null;
  /** When the owner closed it; null: it is open. */
  closed_at: number | null;
  /** What it has received; files that were deleted since count on. */
  files: number;
  bytes: number;
  created_at: number;
}

/** An upload that came by a request. It outlives the request, and goes with the upload. */
export interface ReceivedUploadRow {
  /** An upload, or one in the trash. */
  upload_id: string;
  /** null: the request was deleted. */
  request_id: string | null;
  /** The name that the sender gave; may be empty. */
  sender: string;
  received_at: number;
}

/**
 * The place that a single-request upload in progress has among the files and bytes of its request; deleted exactly once:
 * with the transaction that writes the upload, by a release, or when its process is found dead. Of a resumable upload
 * the row itself is the place.
 */
export interface RequestReservationRow {
  id: string;
  /** The process that receives the upload. */
  instance_id: string;
  request_id: string;
  bytes: number;
}
