import { type Kysely, sql } from 'kysely';

import { ConfigError } from '../../config/config.ts';
import { isPostgres } from '../dialect.ts';

/** A trigram index over the names of uploads; see `upload-search.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldNames(db);
  await (isPostgres(db) ? createTrigramIndex(db) : createTrigramTable(db));
}

// The databases' lower() depends on their build for characters beyond ASCII.
async function foldNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; original_name: string }>`
    select id, original_name from uploads where octet_length(original_name) > length(original_name)
  `.execute(db);
  for (const { id, original_name: name } of rows) {
    await sql`update uploads set name_key = ${name.toLowerCase()} where id = ${id}`.execute(db);
  }
}

async function createTrigramIndex(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index uploads_search on uploads using gin (name_key gin_trgm_ops)`.execute(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      `Searching needs PostgreSQL's extension pg_trgm, which could not be set up (${reason}); let an administrator of the database run "create extension pg_trgm" in it.`,
    );
  }
}

/**
 * FTS5 identifies rows by a number. `search_id` is that number, ascending by upload time, so that
 * descending order is newest first; the implicit rowid would change with VACUUM. Owner and category are
 * indexed too, so that searching one account's files does not scan those of all others.
 */
async function createTrigramTable(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column search_id integer`.execute(db);
  await sql`with arrival as (select id, row_number() over (order by created_at, id) as number from uploads)
    update uploads set search_id = arrival.number from arrival where arrival.id = uploads.id`.execute(
    db,
  );
  await sql`create unique index uploads_by_search_id on uploads (search_id)`.execute(db);
  await sql`create virtual table upload_search using fts5(name_key, user_id, category,
    content = 'uploads', content_rowid = 'search_id', columnsize = 0,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into upload_search (upload_search) values ('rebuild')`.execute(db);

  const forget = sql`insert into upload_search (upload_search, rowid, name_key, user_id, category)
    values ('delete', old.search_id, old.name_key, old.user_id, old.category)`;
  const remember = sql`insert into upload_search (rowid, name_key, user_id, category)
    select search_id, name_key, user_id, category from uploads where id = new.id`;
  await sql`create trigger upload_search_added after insert on uploads begin
    update uploads set search_id = (select coalesce(max(search_id), 0) + 1 from uploads) where id = new.id;
    ${remember}; end`.execute(db);
  await sql`create trigger upload_search_changed
    after update of name_key, user_id, category on uploads begin
    ${forget}; ${remember}; end`.execute(db);
  await sql`create trigger upload_search_removed after delete on uploads begin
    ${forget}; end`.execute(db);
}
