import { Database } from 'bun:sqlite';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { usesPostgres } from '../servers/installation.ts';
import type { TestServer } from '../servers/server.ts';

/** A server, or anything else whose database is found in the same way. */
export interface WithDatabase {
  dataDir: string;
  installation: { env: Record<string, string> };
  /** Settings of its own, which may name another database. */
  env?: Record<string, string>;
}

/** The database that a server has by its settings. */
const urlOf = ({ dataDir, installation, env = {} }: WithDatabase): string =>
  env['DATABASE_URL'] ??
  installation.env['DATABASE_URL'] ??
  `sqlite:${join(env['DATA_DIR'] ?? dataDir, 'perch.db')}`;

async function inPostgres<T>(server: WithDatabase, work: (client: Bun.SQL) => Promise<T>) {
  const client = new Bun.SQL(server.installation.env['DATABASE_URL'] ?? '', { max: 1 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Changes the database behind the server's back, to see how it takes a fault. */
export async function runStatement(server: WithDatabase, statement: string): Promise<void> {
  if (usesPostgres) {
    await inPostgres(server, (client) => client.unsafe(statement));
    return;
  }
  using database = new Database(join(server.dataDir, 'perch.db'));
  database.run('pragma busy_timeout = 5000');
  database.run(statement);
}

type Row = Record<string, string | number | null>;

interface Written {
  /** Each with the name of its table. */
  rows: readonly (readonly [string, Row])[];
  statements: readonly string[];
}

/** Writes rows, and runs statements after them, in one transaction behind the server's back. */
export async function writeRows(server: WithDatabase, written: Written): Promise<void> {
  const url = urlOf(server);
  if (!url.startsWith('sqlite:')) return writeInPostgres(url, written);
  using database = new Database(url.slice('sqlite:'.length));
  database.run('pragma busy_timeout = 5000');
  const write = database.transaction(() => {
    for (const [table, row] of written.rows) insertRow(database, table, row);
    for (const statement of written.statements) database.run(statement);
  });
  write.immediate();
}

async function writeInPostgres(url: string, { rows, statements }: Written): Promise<void> {
  const client = new Bun.SQL(url, { max: 1 });
  try {
    await client.begin(async (transaction) => {
      for (const [table, row] of rows) {
        await transaction`insert into ${transaction(table)} ${transaction(row)}`;
      }
      for (const statement of statements) await transaction.unsafe(statement);
    });
  } finally {
    await client.close();
  }
}

function insertRow(database: Database, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  database.run(
    `insert into ${table} (${columns.join(', ')}) values (${places})`,
    Object.values(row),
  );
}

/** The first row of an answer, as the database has it; `value` is the statement's one parameter, `?`. */
export async function firstRow(
  server: WithDatabase,
  statement: string,
  value: string,
): Promise<Record<string, unknown> | undefined> {
  if (usesPostgres) {
    return inPostgres(server, async (client) => {
      const [row] = await client.unsafe(statement.replace('?', '$1'), [value]);
      return row;
    });
  }
  using database = new Database(join(server.dataDir, 'perch.db'), { readonly: true });
  const row = database.query<Record<string, unknown>, [string]>(statement).get(value);
  return row ?? undefined;
}

/** The hash of an account's password. */
export async function passwordHashOf(server: WithDatabase, username: string): Promise<string> {
  const row = await firstRow(
    server,
    'select password_hash from users where username = ?',
    username,
  );
  return String(row?.['password_hash']);
}

/** How many rows imports have remembered. */
export async function importedRows(server: WithDatabase): Promise<number> {
  const statement = 'select count(*) as rows from import_rows where kind = ?';
  return Number((await firstRow(server, statement, 'file'))?.['rows']);
}

/** The hashes of an account's files. */
export async function uploadHashes(server: WithDatabase, username: string): Promise<string[]> {
  const statement = `select string_agg(sha256, ' ') as hashes from uploads
    join users on users.id = uploads.user_id where users.username = ?`;
  return String((await firstRow(server, statement, username))?.['hashes']).split(' ');
}

/** What uploads under way have set aside in a user's quota. */
export async function reservedBytes(server: WithDatabase, userId: string): Promise<number> {
  const row = await firstRow(server, 'select reserved_bytes from users where id = ?', userId);
  return Number(row?.['reserved_bytes'] ?? 0);
}

/** How many forms hold a place in a request for files. */
export async function heldPlaces(server: WithDatabase, requestId: string): Promise<number> {
  const statement = 'select count(*) as places from request_reservations where request_id = ?';
  return Number((await firstRow(server, statement, requestId))?.['places']);
}

/** The claim of a job: its owner's place among the servers (empty: no run is under way), and its end. */
export async function jobClaim(server: WithDatabase, name: string) {
  const statement = `select coalesce(i.home, '') as home, j.free_at as until
    from jobs j left join instances i on i.id = j.owner_id where j.name = ?`;
  const row = await firstRow(server, statement, name);
  return row && { home: String(row['home']), until: Number(row['until']) };
}

/** The whole database as text, to look for what must not be in it. */
export async function databaseText(server: TestServer): Promise<string> {
  if (!usesPostgres) {
    const names = (await readdir(server.dataDir)).filter((name) => name.startsWith('perch.db'));
    const contents = names.map((name) => readFile(join(server.dataDir, name), 'latin1'));
    return (await Promise.all(contents)).join('');
  }
  return inPostgres(server, async (client) => {
    const tables: { name: string }[] =
      await client`select tablename as name from pg_tables where schemaname = 'public'`;
    const texts: unknown[] = [];
    for (const { name } of tables) {
      texts.push(await client.unsafe(`select t::text from "${name}" t`));
    }
    return JSON.stringify(texts);
  });
}
