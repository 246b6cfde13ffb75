import type { Schema } from '../../database/schema.ts';

/** A value as either database gives and takes it. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

interface MigratedTable {
  name: keyof Schema;
  /** A key in whose order it is read. */
  key: [string, ...string[]];
  /** What its rows are at first, where not all of them can be as they are. */
  firstly?: Row;
}

/** Every table that goes along, each behind those that it refers to. */
export const migratedTables: readonly MigratedTable[] = [
  // Domains have owners, and owners a default domain: those are set when all rows are there. What
  // uploads under way had set aside ends with them.
  { name: 'users', key: ['id'], firstly: { default_domain_id: null, reserved_bytes: 0 } },
  { name: 'sessions', key: ['id'] },
  { name: 'domains', key: ['id'] },
  { name: 'objects', key: ['key'] },
  // In the order of arrival, which searching in SQLite follows.
  { name: 'uploads', key: ['created_at', 'id'] },
  { name: 'upload_totals', key: ['user_id', 'category'] },
  { name: 'category_totals', key: ['category'] },
  { name: 'category_total_shards', key: ['category', 'shard'] },
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
  { name: 'audit', key: ['at', 'id'] },
  { name: 'facts', key: ['name'] },
  { name: 'jobs', key: ['name'] },
  { name: 'locks', key: ['name'] },
];

/** What an installation has before anybody has used it; its key's fingerprint from the first start on. */
export const prefilledTables: readonly (keyof Schema)[] = ['totals', 'locks', 'jobs', 'facts'];

/** What stays behind: it tells of this very database, or of what is under way there. */
export const unmigratedTables: readonly string[] = [
  'attempts',
  'changes',
  'instances',
  'moves',
  'quota_reservations',
  'reservations',
  'resumable_uploads',
  'kysely_migration',
  'kysely_migration_lock',
];

/** What each database keeps for itself: its own search index, and its rows' numbers in it. */
export const isSearchIndexTable = (name: string) => /^(upload|audit)_search/.test(name);
export const unmigratedColumns: readonly string[] = ['search_id'];
