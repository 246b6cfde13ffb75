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

/** How each change of the schema since 1.0.0 is taken back, the oldest first. A new one gets its entry here. */
const undoing: Record<string, string[]> = {
  '0033-search-in-batches': usesPostgres ? [] : searchOneByOne,
  '0034-turned-pictures': [],
  '0035-trash-in-order': ['size', 'name'].flatMap((name) => [
    `drop index trashed_uploads_by_owner_and_${name}`,
    `drop index trashed_uploads_by_${name}`,
  ]),
  '0036-outbox': ['drop table outbox_entries'],
  '0037-preview-choices': ['page_author', 'page_components'].map(
    (name) => `alter table users drop column ${name}`,
  ),
  '0038-stripped': [
    'alter table uploads drop column stripped',
    'alter table trashed_uploads drop column stripped',
    "delete from settings where name = 'stripMetadata'",
  ],
  '0039-faces': ['uploads', 'trashed_uploads'].flatMap((table) =>
    [
      'duration',
      'pages',
      'camera',
      'preview_width',
      'preview_height',
      'preview_attempts',
      'poster_at',
    ].map((column) => `alter table ${table} drop column ${column}`),
  ),
  '0040-sized-pictures': ['uploads', 'trashed_uploads'].flatMap((table) =>
    ['w320', 'w640', 'w1280', 'w1920'].flatMap((width) => [
      `drop index ${table}_by_${width}`,
      `alter table ${table} drop column ${width}_key`,
    ]),
  ),
  '0041-last-opened': ['uploads', 'trashed_uploads'].flatMap((table) => [
    ...['views', 'downloads', 'last_opened_at'].flatMap((column) => [
      `drop index ${table}_by_owner_and_${column}`,
      `drop index ${table}_by_${column}`,
    ]),
    `alter table ${table} drop column last_opened_at`,
  ]),
  '0042-own-links': ['alter table albums drop column own_links'],
  '0043-daily-counts': [
    'drop table daily_counts',
    ...['albums', 'short_links'].map((table) => `alter table ${table} drop column last_opened_at`),
  ],
  '0044-download-limits': ['uploads', 'trashed_uploads'].map(
    (table) => `alter table ${table} drop column downloads_limit`,
  ),
  '0045-profile-passwords': ['alter table profiles drop column password_hash'],
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
