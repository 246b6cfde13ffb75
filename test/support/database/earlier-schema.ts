import { usesPostgres } from '../servers/installation.ts';
import { runStatement, type WithDatabase } from './database.ts';

const forgetSearched = `insert into upload_search (upload_search, rowid, name_key, user_id, category)
  values ('delete', old.search_id, old.name_key, old.user_id, old.category);`;
const searchUpload = `insert into upload_search (rowid, name_key, user_id, category)
  select search_id, name_key, user_id, category from uploads where id = new.id;`;
const searchOneByOne = [
  'drop trigger upload_search_changed',
  'drop trigger upload_search_removed',
  'update uploads set search_id = null',
  'update uploads set search_id = rowid',
  "insert into upload_search (upload_search) values ('rebuild')",
  `create trigger upload_search_added after insert on uploads begin
    update uploads set search_id = (select coalesce(max(search_id), 0) + 1 from uploads) where id = new.id;
    ${searchUpload} end`,
  `create trigger upload_search_changed after update of name_key, user_id, category on uploads begin
    ${forgetSearched} ${searchUpload} end`,
  `create trigger upload_search_removed after delete on uploads begin ${forgetSearched} end`,
];

/** How each change of the schema is taken back, the oldest first. A new one gets its entry here. */
const undoing: Record<string, string[]> = {
  '0004-thumbnails': [
    'drop index uploads_by_thumbnail',
    'alter table uploads drop column thumbnail_key',
  ],
  '0005-domain-checks': [
    'drop index domains_by_next_check_at',
    ...[
      'owned_reason',
      'pointing_reason',
      'https_reason',
      'redirect_url',
      'check_began_at',
      'next_check_at',
      'failing_since',
      'disabled_at',
    ].map((column) => `alter table domains drop column ${column}`),
  ],
  '0006-resumable-uploads': ['drop table resumable_uploads'],
  // SQLite cannot take a constraint back; its table is only without the index then. A test beside
  // the migration makes it as it was.
  '0007-objects': [
    'drop index uploads_by_storage_key',
    'drop table moves',
    ...(usesPostgres
      ? [
          'drop table objects cascade',
          'alter table uploads add constraint uploads_storage_key_key unique (storage_key)',
        ]
      : ['drop table objects']),
  ],
  '0008-several-processes': [
    ...['instances', 'reservations', 'attempts', 'facts'].map((table) => `drop table ${table}`),
    'drop table if exists changes',
    "delete from locks where name = 'instances'",
  ],
  '0009-confirmation': [
    'drop table email_changes',
    'alter table sessions drop column confirmed_until',
  ],
  '0010-sign-in-limits': ['known_networks', 'registration_mails', 'registration_news'].map(
    (table) => `drop table ${table}`,
  ),
  '0011-suspended-links': ['alter table users drop column keep_links'],
  '0011-upload-reservations': ['drop table quota_reservations'],
  '0013-audit-search': [
    ...(usesPostgres
      ? ['drop index audit_by_action_at_id', 'drop index audit_search']
      : [
          'drop trigger audit_search_added',
          'drop trigger audit_search_removed',
          'drop table audit_search',
          'drop index audit_by_search_id',
          'drop index audit_by_action_search_id',
          'drop index audit_by_at_search_id',
          'alter table audit drop column search_id',
        ]),
    'alter table audit drop column detail',
    'alter table audit drop column search_key',
  ],
  '0014-open-resumable-uploads': ['drop index resumable_uploads_open_by_user_id'],
  '0015-job-owners': [
    'alter table jobs drop column owner_id',
    "update jobs set name = 'attempts' where name = 'rate-limits'",
    "update jobs set name = 'instances' where name = 'cluster-members'",
  ],
  '0016-deferred-lengths': [
    // What could not be begun then.
    'delete from resumable_uploads where length is null',
    'alter table resumable_uploads rename column length to new_length',
    'alter table resumable_uploads add column length bigint not null default 0',
    'update resumable_uploads set length = new_length',
    ...['new_length', 'length_max', 'reserved_bytes'].map(
      (column) => `alter table resumable_uploads drop column ${column}`,
    ),
  ],
  // What the shards have counted stands in one row for each category and day again.
  '0017-total-shards': [
    `insert into category_totals (category, uploads, bytes)
      select category, sum(uploads), sum(bytes) from category_total_shards where true
      group by category on conflict (category) do update set
      uploads = category_totals.uploads + excluded.uploads,
      bytes = category_totals.bytes + excluded.bytes`,
    `insert into daily_totals (user_id, day, uploads, bytes)
      select '', day, sum(uploads), sum(bytes) from daily_total_shards where true
      group by day on conflict (user_id, day) do update set
      uploads = daily_totals.uploads + excluded.uploads,
      bytes = daily_totals.bytes + excluded.bytes`,
    'drop table category_total_shards',
    'drop table daily_total_shards',
  ],
  '0018-settings': [
    'drop table settings',
    'drop table brand_images',
    ...['language', 'theme', 'terms_version'].map(
      (name) => `alter table users drop column ${name}`,
    ),
    ...['brand_name', 'brand_accent'].map((name) => `alter table domains drop column ${name}`),
    "delete from locks where name = 'settings'",
  ],
  '0019-link-options': [
    ...['trashed_uploads', 'link_names', 'ended_links'].map((name) => `drop table ${name}`),
    ...[
      'uploads_by_expiry',
      'uploads_by_owner_with_expiry',
      'uploads_with_expiry',
      'uploads_by_preview',
      'users_with_expiry_mails',
    ].map((name) => `drop index ${name}`),
    ...(
      'expires_at downloads_left slug_until content_at width height expiry_mailed_at password_hash link_kind ' +
      'link_extension custom_slug custom_space media preview_key burn'
    )
      .split(' ')
      .map((name) => `alter table uploads drop column ${name}`),
    'alter table resumable_uploads drop column options',
    ...'upload_defaults page_title page_description page_colour mails_expiry expiry_mailed_at'
      .split(' ')
      .map((name) => `alter table users drop column ${name}`),
    "delete from locks where name = 'slugs'",
  ],
  '0020-tokens': [
    'drop table tokens',
    'drop table profiles',
    'alter table users drop column default_token_off',
  ],
  '0021-signing-in': ['totp', 'recovery_codes', 'passkeys', 'identities', 'sign_in_steps'].map(
    (table) => `drop table ${table}`,
  ),
  '0022-tags': [
    ...['upload_tags', 'tags', 'filters'].map((table) => `drop table ${table}`),
    'drop index uploads_by_owner_favorite',
    'drop index uploads_favorite',
    ...['uploads', 'trashed_uploads'].map(
      (table) => `alter table ${table} drop column is_favorite`,
    ),
  ],
  '0023-albums': [
    'drop table album_uploads',
    'drop table albums',
    'alter table users drop column gallery',
  ],
  '0024-archives': [
    'drop table archives',
    'drop index objects_without_crc32',
    'alter table objects drop column crc32',
  ],
  '0025-short-links': [
    'drop table short_links',
    'drop table link_totals',
    'alter table ended_links drop column kind',
  ],
  '0026-requests': [
    ...['request_reservations', 'received_uploads', 'requests'].map(
      (table) => `drop table ${table}`,
    ),
    'drop index resumable_uploads_by_request',
    'alter table resumable_uploads drop column request_id',
  ],
  '0027-collection-totals': ['drop table collection_totals'],
  '0028-listed-members': [
    ...['uploads', 'upload_tags', 'album_uploads'].map((table) =>
      usesPostgres ? `drop function ${table}_listed cascade` : `drop trigger ${table}_listed`,
    ),
    'drop index upload_tags_listed',
    'drop index album_uploads_listed',
    'alter table album_uploads drop column upload_created_at',
    ...['category', 'is_favorite', 'expires_at', 'size', 'name_key'].flatMap((name) => [
      `alter table upload_tags drop column upload_${name}`,
      `alter table album_uploads drop column upload_${name}`,
    ]),
  ],
  '0029-owner-search': usesPostgres ? ['drop index uploads_by_owner_searched'] : [],
  '0030-imports': ['legacy_links', 'legacy_hosts', 'import_rows', 'imports'].map(
    (table) => `drop table ${table}`,
  ),
  '0031-imported-tokens': [
    'drop index tokens_imported',
    'alter table tokens drop column import_id',
  ],
  '0032-import-runs': ['drop table import_run_rows', 'drop table import_runs'],
  '0033-search-in-batches': usesPostgres ? [] : searchOneByOne,
  '0034-turned-pictures': [],
  '0035-trash-in-order': ['size', 'name'].flatMap((name) => [
    `drop index trashed_uploads_by_owner_and_${name}`,
    `drop index trashed_uploads_by_${name}`,
  ]),
  '0036-outbox': ['drop table outbox_entries'],
};

/** Makes the database of a stopped server as it was before this change, with its data in it. */
export async function takeBack(server: WithDatabase, change: string): Promise<void> {
  const changes = Object.keys(undoing);
  if (!changes.includes(change)) throw new Error(`There is no way back from ${change}`);
  for (const later of changes.slice(changes.indexOf(change)).toReversed()) {
    for (const statement of undoing[later] ?? []) await runStatement(server, statement);
    await runStatement(server, `delete from kysely_migration where name = '${later}'`);
  }
}
