import type { Schema } from '../../database/schema.ts';

/** A column value that both databases accept. */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, Value>;

interface MigratedTable {
  name: keyof Schema;
  /** The unique key by which rows are read in order. */
  key: [string, ...string[]];
  /** Values that override those of the source when a row is inserted. */
  initialValues?: Row;
}

/** The tables that are migrated, each after those it refers to. */
export const migratedTables: readonly MigratedTable[] = [
  // Domains refer to owners and owners to default domains, which are therefore set at the end.
  // Reservations belong to uploads in progress, which are not migrated.
  { name: 'users', key: ['id'], initialValues: { default_domain_id: null, reserved_bytes: 0 } },
  { name: 'sessions', key: ['id'] },
  { name: 'totp', key: ['user_id'] },
  { name: 'recovery_codes', key: ['user_id', 'code_hash'] },
  { name: 'passkeys', key: ['id'] },
  { name: 'identities', key: ['id'] },
  { name: 'sign_in_steps', key: ['token_hash'] },
  { name: 'profiles', key: ['id'] },
  { name: 'tokens', key: ['id'] },
  { name: 'domains', key: ['id'] },
  { name: 'objects', key: ['key'] },
  // By upload time, because SQLite's search relies on ascending row numbers.
  { name: 'uploads', key: ['created_at', 'id'] },
  { name: 'trashed_uploads', key: ['id'] },
  { name: 'short_links', key: ['id'] },
  { name: 'link_names', key: ['space', 'slug'] },
  { name: 'ended_links', key: ['space', 'slug'] },
  { name: 'tags', key: ['id'] },
  { name: 'upload_tags', key: ['tag_id', 'upload_id'] },
  { name: 'filters', key: ['id'] },
  { name: 'link_totals', key: ['user_id'] },
  { name: 'collection_totals', key: ['user_id'] },
  { name: 'albums', key: ['id'] },
  { name: 'album_uploads', key: ['album_id', 'upload_id'] },
  { name: 'requests', key: ['id'] },
  { name: 'received_uploads', key: ['upload_id'] },
  { name: 'upload_totals', key: ['user_id', 'category'] },
  { name: 'category_totals', key: ['category'] },
  { name: 'category_total_shards', key: ['category', 'shard'] },
  { name: 'daily_counts', key: ['kind', 'subject_id', 'day'] },
  { name: 'daily_totals', key: ['user_id', 'day'] },
  { name: 'daily_total_shards', key: ['day', 'shard'] },
  { name: 'totals', key: ['name'] },
  { name: 'password_resets', key: ['token_hash'] },
  { name: 'email_changes', key: ['id'] },
  { name: 'known_networks', key: ['user_id', 'network'] },
  { name: 'registration_mails', key: ['administrator_id'] },
  { name: 'registration_news', key: ['administrator_id', 'user_id'] },
  { name: 'invites', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'outbox_entries', key: ['id'] },
  { name: 'audit', key: ['at', 'id'] },
  { name: 'settings', key: ['name'] },
  { name: 'brand_images', key: ['kind'] },
  { name: 'imports', key: ['id'] },
  { name: 'import_rows', key: ['import_id', 'kind', 'origin_key'] },
  { name: 'import_runs', key: ['id'] },
  { name: 'import_run_rows', key: ['run_id', 'phase', 'number'] },
  { name: 'legacy_hosts', key: ['name'] },
  { name: 'legacy_links', key: ['host', 'path'] },
  { name: 'facts', key: ['name'] },
  { name: 'jobs', key: ['name'] },
  { name: 'locks', key: ['name'] },
];

/** Tables that an installation fills at its first start. */
export const prefilledTables: readonly (keyof Schema)[] = ['totals', 'locks', 'jobs', 'facts'];

/** Tables that are not migrated: they concern the database itself or work in progress. */
export const unmigratedTables: readonly string[] = [
  'archives',
  'attempts',
  'changes',
  'instances',
  'moves',
  'quota_reservations',
  'request_reservations',
  'reservations',
  'resumable_uploads',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Each database has its own search index, with its own row numbers. */
export const isSearchIndexTable = (name: string) => /^(upload|audit)_search/.test(name);
export const unmigratedColumns: readonly string[] = ['search_id'];
