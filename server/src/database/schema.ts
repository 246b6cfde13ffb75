import type { DomainStatus, DomainType } from '@perch/contract/domains';
import type { ComponentPages } from '@perch/contract/settings/limits';
import type { AccountStatus, Role } from '@perch/contract/users';

import type { InternalTables } from './internal-tables.ts';
import type {
  EmailChangeRow,
  PasswordResetRow,
  ProfileRow,
  SessionRow,
  TokenRow,
} from './rows/account-rows.ts';
import type { AlbumRow, AlbumUploadRow } from './rows/album-rows.ts';
import type {
  ImportedRow,
  ImportRow,
  ImportRunRow,
  ImportRunRowRow,
  LegacyHostRow,
  LegacyLinkRow,
} from './rows/import-rows.ts';
import type { LinkTotalsRow, ShortLinkRow } from './rows/link-rows.ts';
import type { OutboxEntryRow } from './rows/outbox-rows.ts';
import type { ReceivedUploadRow, RequestReservationRow, RequestRow } from './rows/request-rows.ts';
import type { BrandImageRow, SettingRow } from './rows/setting-rows.ts';
import type {
  IdentityRow,
  PasskeyRow,
  RecoveryCodeRow,
  SignInStepRow,
  TotpRow,
} from './rows/sign-in-rows.ts';
import type { FilterRow, TagRow, UploadTagRow } from './rows/tag-rows.ts';
import type {
  CategoryTotalShardRow,
  CategoryTotalsRow,
  CollectionTotalsRow,
  DailyCountsRow,
  DailyTotalShardRow,
  DailyTotalsRow,
  TotalRow,
  UploadTotalsRow,
} from './rows/total-rows.ts';
import type {
  ArchiveRow,
  EndedLinkRow,
  LinkNameRow,
  ObjectRow,
  ResumableUploadRow,
  TrashedUploadRow,
  UploadRow,
} from './rows/upload-rows.ts';

// Times are milliseconds since 1970 and sizes bytes, both integers, which either database returns as
// numbers. Booleans and dates would come back in different forms, so there are none.

export interface UserRow {
  id: string;
  username: string;
  /** The username normalized for comparison: NFC, trimmed, lower case. */
  username_key: string;
  /** Empty for none. */
  email: string;
  /**
   * The email normalized likewise, its domain in A-labels unless another account has that key (see 0010);
   * the id where there is no email.
   */
  email_key: string;
  /** Empty: the account has no password. */
  password_hash: string;
  role: Role;
  status: AccountStatus;
  /** Part of the API token's HMAC: raising it invalidates the token. */
  token_version: number;
  /** 0 or 1: whether this token is switched off. */
  default_token_off: number;
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
  /** A code of the languages; null: none was chosen. */
  language: string | null;
  theme: 'dark' | 'light' | 'system' | null;
  /** Version of the terms that the account has accepted; null if it never had to. */
  terms_version: number | null;
  /** JSON of the options that new uploads are given where a request names none; null: none. */
  upload_defaults: string | null;
  /** Templates of the pages of its files; null: as the installation has them. */
  page_title: string | null;
  page_description: string | null;
  /** `#rrggbb` */
  page_colour: string | null;
  /** 0 or 1: whether previews of links name the account. */
  page_author: number;
  /** Where Discord shows a gallery; null: as the installation has it. */
  page_components: ComponentPages | null;
  /** 0 or 1: whether the owner gets a mail a day before a file expires. */
  mails_expiry: number;
  /** When the last such mail was queued; null: there was none. */
  expiry_mailed_at: number | null;
  /** 0 or 1: whether the account shows its public albums at `/@username`. */
  gallery: number;
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
  /** Why the last check failed, as `check-failure.ts` reads it in the owner's language; empty if it succeeded. */
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
  /** Name and accent colour of its public pages; empty for neutral ones. */
  brand_name: string;
  brand_accent: string;
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

/** Mails of version 1.0, which `mail/old-outbox.ts` moves to the entries. */
export interface OutboxRow {
  id: string;
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
  tokens: TokenRow;
  profiles: ProfileRow;
  totp: TotpRow;
  recovery_codes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  identities: IdentityRow;
  sign_in_steps: SignInStepRow;
  uploads: UploadRow;
  trashed_uploads: TrashedUploadRow;
  link_names: LinkNameRow;
  ended_links: EndedLinkRow;
  tags: TagRow;
  upload_tags: UploadTagRow;
  filters: FilterRow;
  short_links: ShortLinkRow;
  link_totals: LinkTotalsRow;
  collection_totals: CollectionTotalsRow;
  resumable_uploads: ResumableUploadRow;
  albums: AlbumRow;
  album_uploads: AlbumUploadRow;
  requests: RequestRow;
  received_uploads: ReceivedUploadRow;
  request_reservations: RequestReservationRow;
  objects: ObjectRow;
  archives: ArchiveRow;
  upload_totals: UploadTotalsRow;
  category_totals: CategoryTotalsRow;
  category_total_shards: CategoryTotalShardRow;
  daily_counts: DailyCountsRow;
  daily_totals: DailyTotalsRow;
  daily_total_shards: DailyTotalShardRow;
  totals: TotalRow;
  domains: DomainRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invites: InviteRow;
  outbox: OutboxRow;
  outbox_entries: OutboxEntryRow;
  audit: AuditRow;
  settings: SettingRow;
  brand_images: BrandImageRow;
  imports: ImportRow;
  import_rows: ImportedRow;
  import_runs: ImportRunRow;
  import_run_rows: ImportRunRowRow;
  legacy_hosts: LegacyHostRow;
  legacy_links: LegacyLinkRow;
}
