import { type Kysely, sql, type Transaction } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

// What goes along when an installation's rows go from one database into another: whoever adds a table
// says it here, or the types do not fit.

type Plan = { [Name in keyof Schema]: readonly (keyof Schema[Name] & string)[] | 'stays' };

/**
 * Every table that goes along, behind those that its rows refer to, and the columns that tell its
 * rows apart and in whose order they go: uploads as they came, as the search needs them. What stays
 * is of a running installation only.
 */
const plan = {
  users: ['id'],
  domains: ['id'],
  sessions: ['id'],
  objects: ['key'],
  uploads: ['created_at', 'id'],
  upload_totals: ['user_id', 'category'],
  category_totals: ['category'],
  daily_totals: ['user_id', 'day'],
  totals: ['name'],
  password_resets: ['token_hash'],
  invites: ['id'],
  outbox: ['id'],
  audit: ['id'],
  locks: ['name'],
  jobs: 'stays',
  moves: 'stays',
} satisfies Plan;

/** A table whose rows go along. */
export interface CopiedTable {
  name: string;
  key: readonly string[];
}

export const copiedTables: readonly CopiedTable[] = Object.entries(plan).flatMap(([name, key]) =>
  typeof key === 'string' ? [] : [{ name, key }],
);

/** A row as either database gives and takes it. */
export type Row = Record<string, unknown>;

// A statement takes 32 766 values on SQLite, and a batch is all that is in memory.
const rowsPerBatch = 500;
// SQLite keeps it for its search and writes it by itself.
const ownColumns = new Set(['search_id']);

/** The rows of a table in batches, in the order of its key, those behind the row `after` only. */
export async function* readTable(
  db: Kysely<Schema>,
  { name, key }: CopiedTable,
  after?: Row,
): AsyncIterable<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last = after; ;) {
    const isBehind = last
      ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${isBehind}
      order by ${columns} limit ${rowsPerBatch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerBatch) return;
    last = rows.at(-1);
  }
}

/** Writes rows as they are, but for a user's default domain: see `linkDefaultDomains`. */
export async function insertRows(
  transaction: Transaction<Schema>,
  { name }: CopiedTable,
  rows: Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !ownColumns.has(column));
  const values = rows.map((row) => {
    const free = name === 'users' ? { ...row, default_domain_id: null } : row;
    return sql`(${sql.join(columns.map((column) => free[column]))})`;
  });
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(transaction);
}

/** Domains refer to users and users to domains: this is written when all of both are there. */
export async function linkDefaultDomains(
  from: Kysely<Schema>,
  transaction: Transaction<Schema>,
): Promise<void> {
  const users = { name: 'users', key: ['id'] };
  for await (const rows of readTable(from, users)) {
    for (const { id, default_domain_id: domainId } of rows) {
      if (domainId === null) continue;
      await sql`update users set default_domain_id = ${domainId} where id = ${id}`.execute(
        transaction,
      );
    }
  }
}

/** What becomes of a row on its way. */
export type Change = (row: Row) => Row;

/**
 * Replaces everything in one database by what is in another with the same schema, a batch at a time.
 * `changes` is by table.
 */
export async function copyTables(
  from: Kysely<Schema>,
  to: Transaction<Schema>,
  changes: Partial<Record<keyof Schema, Change>> = {},
): Promise<void> {
  for (const { name } of copiedTables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(to);
  }
  const changeOf = new Map(Object.entries(changes));
  for (const table of copiedTables) {
    const change = changeOf.get(table.name);
    for await (const rows of readTable(from, table)) {
      await insertRows(to, table, change ? rows.map(change) : rows);
    }
  }
  await linkDefaultDomains(from, to);
}

/** Lets all of `work` see the database as it is at one moment, while others go on writing. */
export function atOneMoment<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // A read transaction of SQLite sees one moment anyway, and keeps nobody from writing.
    const begin = isPostgres(db)
      ? sql`begin isolation level repeatable read, read only`
      : sql`begin`;
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
