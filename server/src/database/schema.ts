import type { Category } from '@perch/contract/limits';
import type { AccountStatus, Role } from '@perch/contract/users';

// Times are milliseconds since 1970 and sizes bytes, both integers: they come back as numbers from
// either database. There are no boolean and no date columns, which would not.

export interface UserRow {
  id: string;
  username: string;
  /** The username as it is compared: NFC, trimmed, case-folded. */
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  role: Role;
  status: AccountStatus;
  /** Raising it replaces the API token. */
  token_version: number;
  created_at: number;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

export interface UploadRow {
  id: string;
  user_id: string;
  slug: string;
  original_name: string;
  size: number;
  mime_type: string;
  category: Category;
  sha256: string;
  /** Where the bytes lie in the storage. */
  storage_key: string;
  views: number;
  downloads: number;
  created_at: number;
}

/** Rows that exist to be locked: updating one makes other transactions wait, on either database. */
export interface LockRow {
  name: 'administrators';
  taken_at: number;
}

/** How many uploads and bytes somebody has; kept beside the uploads so that nothing is counted. */
export interface UploadTotalsRow {
  user_id: string;
  category: Category;
  uploads: number;
  bytes: number;
}

export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  uploads: UploadRow;
  upload_totals: UploadTotalsRow;
  locks: LockRow;
}
