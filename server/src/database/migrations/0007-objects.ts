import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * Reference-counted stored files, so that uploads with the same content can share one. Existing
 * duplicates stay; new uploads share the oldest of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('content', 'text', (column) => column.unique())
    .addColumn('refs', 'bigint', (column) => column.notNull())
    // One index less to update with every upload.
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await sql`insert into objects (key, content, refs)
    select storage_key, case when number = 1 then sha256 || ':' || size end, 1 from (
      select storage_key, sha256, size,
        row_number() over (partition by sha256, size order by created_at, id) as number from uploads
    ) as stored`.execute(db);
  await (isPostgres(db) ? shareInPostgres(db) : shareInSqlite(db));
  await db.schema
    .createIndex('uploads_by_storage_key')
    .on('uploads')
    .columns(['storage_key'])
    .execute();
  await createMoves(db);
}

/** Progress of `perch migrate`, kept in both the source and the target database. */
async function createMoves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moves')
    .addColumn('role', 'text', (column) => column.primaryKey())
    .addColumn('move_id', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('cursor', 'text', (column) => column.notNull())
    .execute();
}

async function shareInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads drop constraint uploads_storage_key_key`.execute(db);
  await sql`alter table uploads add constraint uploads_storage_key_fkey
    foreign key (storage_key) references objects (key)`.execute(db);
}

// As 0001 to 0005 created it, except for the constraint on `storage_key`.
const columns = `id text primary key, user_id text not null references users (id),
  slug text not null unique, original_name text not null, size bigint not null,
  mime_type text not null, category text not null, sha256 text not null,
  storage_key text not null references objects (key), views bigint not null,
  downloads bigint not null, created_at bigint not null,
  domain_id text references domains (id) on delete set null, name_key text not null default '',
  search_id integer, thumbnail_key text`;

/** SQLite cannot drop a constraint, so the table is rebuilt with its indexes and triggers. */
async function shareInSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`select sql as statement from sqlite_master
    where tbl_name = 'uploads' and type in ('index', 'trigger') and sql is not null
    order by type`.execute(db);
  await sql`create table shared_uploads (${sql.raw(columns)})`.execute(db);
  const names = sql.raw(columnNames.join(', '));
  await sql`insert into shared_uploads (${names}) select ${names} from uploads`.execute(db);
  await sql`drop table uploads`.execute(db);
  await sql`alter table shared_uploads rename to uploads`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

const columnNames =
  'id user_id slug original_name size mime_type category sha256 storage_key views downloads created_at domain_id name_key search_id thumbnail_key'.split(
    ' ',
  );
