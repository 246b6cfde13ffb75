import type { DomainStatus, DomainType } from '@perch/contract/domains';
import type { Category } from '@perch/contract/limits';
import type { AccountStatus, Role } from '@perch/contract/users';

import type { EmailChangeRow, PasswordResetRow, SessionRow } from './account-rows.ts';
import type { InternalTables } from './internal-tables.ts';
import type { CategoryTotalsRow, DailyTotalsRow, TotalRow, UploadTotalsRow } from './total-rows.ts';

// Times are milliseconds since 1970 and sizes bytes, both integers: they come back as numbers from
// either database. There are no boolean and no date columns, which would not.

export interface UserRow {
  id: string;
  username: string;
  /** The username as it is compared: NFC, trimmed, case-folded. */
  username_key: string;
  email: string;
  /** The same of the email, its domain in A-labels but for two accounts that differ only there. */
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
  /** Whether links go on working while the account is suspended: 0 or 1. */
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

/** A file that arrives over several requests; afterwards, for a while, what has become of it. */
export interface ResumableUploadRow {
  id: string;
  user_id: string;
  /** Announced; set aside in the owner's quota until the upload is there. */
  length: number;
  /** What is stored for good; says nothing about what is still on its way. */
  offset_bytes: number;
  /** As the client sent it: keys, and values in base64. */
  metadata: string;
  /** Chosen in the beginning; it may be gone by the end. */
  domain_id: string | null;
  /** Where the bytes are and will be; see the storage's partial files. */
  storage_key: string;
  storage_place: string;
  tail_key: string | null;
  /** The upload that it has become; null: it is not complete. */
  upload_id: string | null;
  /** The process that works on it; null: none does. */
  locked_by: string | null;
  /** Until then nobody else may, unless that process says otherwise. */
  locked_until: number;
  /** Whether somebody else waits for it: 0 or 1. */
  release_wanted: number;
  created_at: number;
  last_active_at: number;
}

/** A stored file. It goes with the last upload that refers to it; see `uploads/blobs/blobs.ts`. */
export interface ObjectRow {
  /** Where it lies in the storage; never used again for anything else. */
  key: string;
  /** SHA-256 and size, for new uploads of the same bytes to find it; null: it is not shared. */
  content: string | null;
  /** How many uploads refer to it. */
  refs: number;
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
   * `password-reset` and `email-change` are written when they are sent: their secret links are kept
   * nowhere, and until then it is not looked whether there is an account to reset.
   */
  kind: 'ready' | 'password-reset' | 'email-change' | 'registrations';
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

/**
 * Appended to only; what is older than `AUDIT_DAYS` goes. Names are those of the time. Null actor:
 * the command line, a job, or with an address a client that is not signed in.
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
  /** What else there is to say, such as an email; perhaps empty. */
  detail: string;
  /** What it is found by; see `audit-key.ts`. */
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
  daily_totals: DailyTotalsRow;
  totals: TotalRow;
  domains: DomainRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invites: InviteRow;
  outbox: OutboxRow;
  audit: AuditRow;
}
