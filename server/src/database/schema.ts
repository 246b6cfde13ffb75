import type { DomainStatus, DomainType } from '@perch/contract/domains';
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
  /** Kept beside the uploads, so that nothing is counted. */
  upload_count: number;
  storage_bytes: number;
  /** Bytes that uploads under way may still take; counted against the quota with the stored ones. */
  reserved_bytes: number;
  /** Null: the server's default. */
  quota_bytes: number | null;
  default_domain_id: string | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** Where it was begun from, and with what. */
  address: string;
  user_agent: string;
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
  /** Its object: where the bytes lie in the storage, perhaps those of other uploads as well. */
  storage_key: string;
  /** Where its thumbnail lies in the storage; null: not made yet; empty: none can be made. */
  thumbnail_key: string | null;
  /** The name as it is sorted and searched: lower case. */
  name_key: string;
  /** The domain of its link; null for the app's own. */
  domain_id: string | null;
  views: number;
  downloads: number;
  created_at: number;
}

/** A stored file. It goes with the last upload that refers to it; see `uploads/objects.ts`. */
export interface ObjectRow {
  /** Where it lies in the storage; never used again for anything else. */
  key: string;
  /** SHA-256 and size, for new uploads of the same bytes to find it; null: it is not shared. */
  content: string | null;
  /** How many uploads refer to it. */
  refs: number;
}

/** How far `perch migrate` has come; a row is gone when it has ended. See `move/move-progress.ts`. */
export interface MoveRow {
  role: 'source' | 'database' | 'files';
  move_id: string;
  /** Where files are going; empty for databases. */
  place: string;
  /** Which table is being copied, and behind which of its rows it goes on. */
  step: string;
  cursor: string;
}

/** Rows that exist to be locked: updating one makes other transactions wait, on either database. */
export interface LockRow {
  name: 'administrators' | 'domains';
  taken_at: number;
}

/** How many uploads and bytes somebody has; kept beside the uploads so that nothing is counted. */
export interface UploadTotalsRow {
  user_id: string;
  category: Category;
  uploads: number;
  bytes: number;
}

export interface DomainRow {
  id: string;
  user_id: string;
  /** A-labels, lower case; unique over all states. */
  name: string;
  type: DomainType;
  status: DomainStatus;
  reason: string;
  /** What the owner has to publish in DNS. */
  token: string;
  /** When the record was last seen; null: not since the domain was asked for, rejected or disabled. */
  owned_at: number | null;
  /** When each was last seen to be so; null: not seen, or no longer. */
  pointing_at: number | null;
  https_at: number | null;
  /** What the last check has found wrong with each; empty: nothing. */
  owned_reason: string;
  pointing_reason: string;
  https_reason: string;
  /** When the last check ended. */
  checked_at: number | null;
  /** Whose turn it is: a check may note what it has found only while this is when it began. */
  check_began_at: number;
  /** Null: rejected domains are not checked. */
  next_check_at: number | null;
  /** Since when every check has found it not to be owned, or not to lead here. */
  failing_since: number | null;
  /** Since when it serves nothing because that had gone on for too long. */
  disabled_at: number | null;
  /** Where the front page leads; empty: nowhere. */
  redirect_url: string;
  created_at: number;
}

export interface TotalRow {
  name: 'users' | 'pending_users' | 'domains' | 'pending_domains' | 'audit';
  value: number;
}

export interface CategoryTotalsRow {
  category: Category;
  uploads: number;
  bytes: number;
}

export interface DailyTotalsRow {
  /** Empty: everybody. */
  user_id: string;
  /** Days since 1970-01-01, UTC. */
  day: number;
  uploads: number;
  bytes: number;
}

export interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
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
   * `password-reset` is written when it is sent: until then nobody has looked whether there is such
   * an account, and its secret link is kept nowhere.
   */
  kind: 'ready' | 'password-reset';
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  attempts: number;
  /** Null: given up; it stays for a while with its last error. */
  next_attempt_at: number | null;
  last_error: string;
}

/** Append-only. Names are those of the time; null actor: the command line or a job. */
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
}

export interface JobRow {
  name: string;
  started_at: number;
  /** Null: never yet. */
  finished_at: number | null;
  /** Of the last finished run; empty when it went well. */
  error: string;
  /** Until then it is somebody's who runs it, or has just been run. */
  free_at: number;
}

export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  uploads: UploadRow;
  objects: ObjectRow;
  moves: MoveRow;
  upload_totals: UploadTotalsRow;
  category_totals: CategoryTotalsRow;
  daily_totals: DailyTotalsRow;
  totals: TotalRow;
  domains: DomainRow;
  password_resets: PasswordResetRow;
  invites: InviteRow;
  outbox: OutboxRow;
  audit: AuditRow;
  jobs: JobRow;
  locks: LockRow;
}
