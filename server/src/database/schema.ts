import type { DomainStatus, DomainType } from '@perch/contract/domains';
import type { Category } from '@perch/contract/limits';
import type { AccountStatus, Role } from '@perch/contract/users';

import type { EmailChangeRow, PasswordResetRow, SessionRow } from './account-rows.ts';
import type { InternalTables } from './internal-tables.ts';
import type {
  CategoryTotalShardRow,
  CategoryTotalsRow,
  DailyTotalShardRow,
  DailyTotalsRow,
  TotalRow,
  UploadTotalsRow,
} from './total-rows.ts';

// Times are milliseconds since 1970 and sizes bytes, both integers, which either database returns as
// numbers. Booleans and dates would come back in different forms, so there are none.

export interface UserRow {
  id: string;
  username: string;
  /** The username normalized for comparison: NFC, trimmed, lower case. */
  username_key: string;
  email: string;
  /** The email normalized likewise, its domain in A-labels unless another account has that key (see 0010). */
  email_key: string;
  password_hash: string;
  role: Role;
  status: AccountStatus;
  /** Part of the API token's HMAC: raising it invalidates the token. */
  token_version: number;
  created_at: number;
  /** Sums over the user's uploads, updated with them. */
  upload_count: number;
  storage_bytes: number;
  /** Bytes reserved by uploads in progress; they count against the quota like stored ones. */
  reserved_bytes: number;
  /** Null for the server's default. */
  quota_bytes: number | null;
  default_domain_id: string | null;
  /** 0 or 1: whether links keep working while the account is suspended. */
  keep_links: number;
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
  created_at: number;
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
  /** Chosen when the upload was created; the domain may be deleted before it completes. */
  domain_id: string | null;
  /** The partial file's key and state; see `storage/partial-files.ts`. */
  storage_key: string;
  storage_place: string;
  tail_key: string | null;
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
}

export interface DomainRow {
  id: string;
  user_id: string;
  /** In A-labels and lower case; unique regardless of status. */
  name: string;
  type: DomainType;
  status: DomainStatus;
  reason: string;
  /** Value of the TXT record that proves ownership. */
  token: string;
  /** When the TXT record was last seen; null since the domain was requested, rejected or disabled. */
  owned_at: number | null;
  /** When the last check succeeded; null if it failed or none was made. */
  pointing_at: number | null;
  https_at: number | null;
  /** Why the last check failed, for the owner; empty if it succeeded. */
  owned_reason: string;
  pointing_reason: string;
  https_reason: string;
  /** When the last check was completed. */
  checked_at: number | null;
  /** Start of the current check, which may save its outcome only while this value is unchanged. */
  check_began_at: number;
  /** Null for rejected domains, which are not checked. */
  next_check_at: number | null;
  /** Start of the current series of failed ownership or pointing checks. */
  failing_since: number | null;
  /** When it was disabled because checks had failed for too long; null otherwise. */
  disabled_at: number | null;
  /** Redirect target of the front page; empty for none. */
  redirect_url: string;
  created_at: number;
}

export interface InviteRow {
  id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  uses: number;
  uses_max: number;
}

export interface OutboxRow {
  id: string;
  /**
   * Mails other than `ready` are composed when they are sent, so that their secret links are never
   * stored, and that requesting a reset takes equally long with and without such an account.
   */
  kind: 'ready' | 'password-reset' | 'email-change' | 'registrations';
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  attempts: number;
  /** Null if undeliverable; the row is kept for 30 days with its last error. */
  next_attempt_at: number | null;
  last_error: string;
}

/**
 * Append-only; entries older than `AUDIT_DAYS` are deleted. Names are those at the time of the entry. The
 * actor is null for the command line, jobs, and clients that are not signed in.
 */
export interface AuditRow {
  id: string;
  at: number;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_name: string;
  address: string;
  /** Free text such as an email; may be empty. */
  detail: string;
  /** Searchable text; see `audit-key.ts`. */
  search_key: string;
}

export interface Schema extends InternalTables {
  users: UserRow;
  sessions: SessionRow;
  uploads: UploadRow;
  resumable_uploads: ResumableUploadRow;
  objects: ObjectRow;
  upload_totals: UploadTotalsRow;
  category_totals: CategoryTotalsRow;
  category_total_shards: CategoryTotalShardRow;
  daily_totals: DailyTotalsRow;
  daily_total_shards: DailyTotalShardRow;
  totals: TotalRow;
  domains: DomainRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invites: InviteRow;
  outbox: OutboxRow;
  audit: AuditRow;
}
