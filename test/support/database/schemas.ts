import { join } from 'node:path';

import { formerRows, sampleRows } from './sample-rows.ts';

const program = join(import.meta.dir, '../../../server/test/schemas/main.ts');

async function run(args: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, program, ...args], { stdout: 'pipe', stderr: 'pipe' });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(stderr);
  return stdout;
}

/** The names of all changes of the schema, the oldest first. */
export async function listMigrations(): Promise<string[]> {
  const names: string[] = JSON.parse(await run([]));
  return names;
}

/** Gives each of these databases, `[url, name]`, the schema that this change has left, or the latest. */
export const migrateAll = (databases: readonly (readonly [string, string])[]) =>
  run(databases.flat());

/** A row as either database gives it, every value as text. */
export type TextRow = Record<string, string | null>;

export interface Tables extends AsyncDisposable {
  sql: Bun.SQL;
  /** The columns of each table, but of those that Kysely and the search keep for themselves. */
  tables: Map<string, string[]>;
  has: (table: string, column: string) => boolean;
}

const internal = /^(kysely|sqlite)_|_search(_|$)/;

/** Opens a database of any schema, at `sqlite:…` or `postgres:…`. */
export async function openTables(url: string): Promise<Tables> {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined;
  const sql = path
    ? new Bun.SQL({ adapter: 'sqlite', filename: path })
    : new Bun.SQL(url, { max: 1 });
  const columns: { table: string; name: string }[] = path
    ? await sql`select t.name as "table", c.name as name from sqlite_master t
        join pragma_table_info(t.name) c where t.type = 'table'`
    : await sql`select table_name as "table", column_name as name
        from information_schema.columns where table_schema = 'public'`;
  const tables = new Map<string, string[]>();
  for (const { table, name } of columns.filter((column) => !internal.test(column.table))) {
    // SQLite's number of a row in its search index.
    if (name !== 'search_id') tables.set(table, [...(tables.get(table) ?? []), name].toSorted());
  }
  return {
    sql,
    tables,
    has: (table, column) => tables.get(table)?.includes(column) ?? false,
    [Symbol.asyncDispose]: () => sql.close(),
  };
}

/** Puts the sample row of each table of this schema into it; gives the rows that are there then. */
export async function addSampleRows(database: Tables): Promise<Map<string, TextRow[]>> {
  const { sql, tables } = database;
  for (const [table, row] of Object.entries({ ...sampleRows, ...formerRows })) {
    if (!tables.has(table)) continue;
    const known = Object.entries(row).filter(([column]) => database.has(table, column));
    const values = sql(Object.fromEntries(known));
    await sql`insert into ${sql(table)} ${values} on conflict do nothing`;
  }
  const rows = new Map<string, TextRow[]>();
  for (const [table, columns] of tables) rows.set(table, await rowsOf(database, table, columns));
  return rows;
}

/** All rows of a table, in these columns, and in this order if one is given. */
export async function rowsOf(
  { sql }: Tables,
  table: string,
  columns: readonly string[],
  order?: string,
): Promise<TextRow[]> {
  const names = columns.map((column) => `cast("${column}" as text) as "${column}"`).join(', ');
  const ordered = order === undefined ? '' : ` order by ${order}`;
  return [...(await sql.unsafe(`select ${names} from "${table}"${ordered}`))];
}
