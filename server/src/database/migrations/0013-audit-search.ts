import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import { auditKeyOf } from '../search/audit-key.ts';

const batchSize = 500;

interface Entry {
  id: string;
  action: string;
  actor_name: string | null;
  subject_name: string;
  address: string;
}

/** A detail for audit entries, and a trigram index over their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['detail', 'search_key']) {
    await db.schema
      .alterTable('audit')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await fillKeys(db);
  // pg_trgm was created by 0003.
  if (isPostgres(db)) {
    await sql`create index audit_by_action_at_id on audit (action, at, id)`.execute(db);
    await sql`create index audit_search on audit using gin (search_key gin_trgm_ops)`.execute(db);
  } else {
    await createTrigramTable(db);
  }
}

async function fillKeys(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Entry>`select id, action, actor_name, subject_name, address
      from audit where id > ${after} order by id limit ${batchSize}`.execute(db);
    for (const row of rows) {
      const key = auditKeyOf({ ...row, detail: '' });
      await sql`update audit set search_key = ${key} where id = ${row.id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** As in 0003: FTS5 identifies rows by a number, ascending by time. */
async function createTrigramTable(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit add column search_id integer`.execute(db);
  await sql`with arrival as (select id, row_number() over (order by at, id) as number from audit)
    update audit set search_id = arrival.number from arrival where arrival.id = audit.id`.execute(
    db,
  );
  await sql`create unique index audit_by_search_id on audit (search_id)`.execute(db);
  await sql`create index audit_by_action_search_id on audit (action, search_id)`.execute(db);
  await sql`create index audit_by_at_search_id on audit (at, search_id)`.execute(db);
  await sql`create virtual table audit_search using fts5(search_key, content = 'audit',
    content_rowid = 'search_id', columnsize = 0, tokenize = 'trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`insert into audit_search (audit_search) values ('rebuild')`.execute(db);
  await sql`create trigger audit_search_added after insert on audit begin
    update audit set search_id = (select coalesce(max(search_id), 0) + 1 from audit) where id = new.id;
    insert into audit_search (rowid, search_key)
      select search_id, search_key from audit where id = new.id; end`.execute(db);
  await sql`create trigger audit_search_removed after delete on audit begin
    insert into audit_search (audit_search, rowid, search_key)
      values ('delete', old.search_id, old.search_key); end`.execute(db);
}
