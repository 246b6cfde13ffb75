import { Client, types } from 'pg';

import { secondMs } from '../../../../lib/clock.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { SourceDatabase, SourceRow } from '../source-database.ts';

const connectMaxMs = 10 * secondMs;
const { builtins, getTypeParser } = types;
// Times without a zone would be read in that of this machine, and whole numbers of 64 bits lose digits.
const asText = new Set<number>([builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INT8]);
const parserOf: typeof getTypeParser = (type, format) =>
  asText.has(type) ? String : getTypeParser(type, format);

/**
 * Opens a PostgreSQL database in one transaction that only reads: it sees one moment, and can change nothing. Times come
 * in UTC, whatever zone the database is set to. Throws `invalid_request` where the database is not responding.
 */
export async function openPostgresSource(url: string): Promise<SourceDatabase> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMaxMs,
    types: { getTypeParser: parserOf },
  });
  // A lost connection also rejects the query.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    // Columns with a zone are told in that of the session, and all of them in its style. Settings of a database, a role
    // or a pooler come before those of the connection, but not before those of the transaction.
    await client.query("set local timezone to 'UTC'");
    await client.query('set local datestyle to ISO');
    return {
      columns: await columnsOf(client),
      joined: (column) => `string_agg(${column}, chr(31))`,
      query: queryOf(client),
      close: () => client.end(),
    };
  } catch (cause) {
    await client.end().catch(() => {});
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('invalid_request', () => `The source's database is not responding: ${why}`, {
      cause,
    });
  }
}

const queryOf =
  (client: Client): SourceDatabase['query'] =>
  async (statement, parameters = []) => {
    let place = 0;
    const text = statement.replaceAll('?', () => `$${(place += 1)}`);
    const { rows } = await client.query<SourceRow>(text, [...parameters]);
    return rows;
  };

async function columnsOf(client: Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = current_schema()`,
  );
  const columns = new Map<string, Set<string>>();
  for (const { table_name: table, column_name: column } of rows) {
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  }
  return columns;
}
