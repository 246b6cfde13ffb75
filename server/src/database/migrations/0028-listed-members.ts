import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

const columnTypes = {
  created_at: 'bigint',
  category: 'text',
  is_favorite: 'integer',
  expires_at: 'bigint',
  size: 'bigint',
  name_key: 'text',
} as const;

type Column = keyof typeof columnTypes;

// What lists ask of the uploads of a tag, whose memberships have the time already, and of an album.
const ofTags: Column[] = ['category', 'is_favorite', 'expires_at', 'size', 'name_key'];
const tables = {
  upload_tags: { key: 'tag_id', copied: ofTags, order: sql`created_at` },
  album_uploads: {
    key: 'album_id',
    copied: [...ofTags, 'created_at' as const],
    order: sql`position`,
  },
} as const;
const entries = Object.entries(tables);

/** With a prefix, so that queries which join memberships with uploads or tags are not ambiguous. */
const copyOf = (name: string) => sql.ref(`upload_${name}`);
const copiesOf = (copied: readonly Column[]) => sql.join(copied.map(copyOf));
const assigned = (copied: readonly Column[], row: string): RawBuilder<unknown> =>
  sql.join(copied.map((name) => sql`${copyOf(name)} = ${sql.ref(`${row}.${name}`)}`));

/** The upload of a new membership, in use or in the trash. */
function uploadOf(copied: readonly Column[]): RawBuilder<unknown> {
  const columns = sql.join(copied.map((name) => sql.ref(name)));
  return sql`select ${columns} from uploads where id = new.upload_id
    union all select ${columns} from trashed_uploads where id = new.upload_id`;
}

/**
 * Memberships of tags and albums have copies of what lists filter and sort by, in an index, so that no list reads
 * thousands of uploads. Triggers keep them, whatever writes memberships and changes uploads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { key, copied, order }] of entries) {
    for (const name of copied) {
      await db.schema.alterTable(table).addColumn(`upload_${name}`, columnTypes[name]).execute();
    }
    for (const from of ['uploads', 'trashed_uploads']) {
      await sql`update ${sql.table(table)} set ${assigned(copied, 'rows')}
        from ${sql.table(from)} as rows where rows.id = ${sql.table(table)}.upload_id`.execute(db);
    }
    await sql`create index ${sql.ref(`${table}_listed`)} on ${sql.table(table)}
      (${sql.ref(key)}, is_trashed, ${order}, upload_id, ${copiesOf(copied)})`.execute(db);
  }
  await (isPostgres(db) ? keepOnPostgres(db) : keepOnSqlite(db));
}

const changedColumns = sql.join(ofTags.map((name) => sql.ref(name)));
const changeMemberships = sql.join(
  entries.map(
    ([table]) =>
      sql`update ${sql.table(table)} set ${assigned(ofTags, 'new')} where upload_id = new.id;`,
  ),
  sql` `,
);

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [table, { key, copied }] of entries) {
    await sql`create trigger ${sql.ref(`${table}_listed`)} after insert on ${sql.table(table)}
      when new.upload_name_key is null begin
      update ${sql.table(table)} set (${copiesOf(copied)}) = (${uploadOf(copied)})
        where ${sql.ref(key)} = new.${sql.ref(key)} and upload_id = new.upload_id; end`.execute(db);
  }
  await sql`create trigger uploads_listed after update of ${changedColumns} on uploads begin
    ${changeMemberships} end`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [table, { copied }] of entries) {
    const name = sql.ref(`${table}_listed`);
    const columns = sql.join(copied.map((column) => sql`new.${copyOf(column)}`));
    await sql`create function ${name}() returns trigger language plpgsql as $$ begin
      select * into ${columns} from (${uploadOf(copied)}) as rows;
      return new; end $$`.execute(db);
    await sql`create trigger ${name} before insert on ${sql.table(table)}
      for each row when (new.upload_name_key is null) execute function ${name}()`.execute(db);
  }
  await sql`create function uploads_listed() returns trigger language plpgsql as $$ begin
    ${changeMemberships} return null; end $$`.execute(db);
  const row = (name: string) => sql.join(ofTags.map((column) => sql.ref(`${name}.${column}`)));
  // At the end of the transaction, behind the locks of albums and owners that it takes.
  await sql`create constraint trigger uploads_listed after update of ${changedColumns} on uploads
    deferrable initially deferred for each row
    when ((${row('old')}) is distinct from (${row('new')}))
    execute function uploads_listed()`.execute(db);
}
