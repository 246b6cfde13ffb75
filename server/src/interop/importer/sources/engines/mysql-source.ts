import { SQL } from 'bun';

import { AppError } from '../../../../lib/errors.ts';
import type { SourceDatabase, SourceRow } from '../source-database.ts';
import { repairLatin1 } from './latin1.ts';

const connectMaxSeconds = 10;
const groupBytesMax = 1024 ** 2;

/**
 * Opens a database of MySQL or MariaDB in one transaction that only reads. Its sessions are in UTC and in utf8mb4. Throws
 * `invalid_request` where the database is not responding.
 */
export async function openMysqlSource(url: string): Promise<SourceDatabase> {
  const sql = new SQL(url, {
    max: 1,
    connectionTimeout: connectMaxSeconds,
    // MySQL 8 asks for it without TLS. Between two programs of one machine there is no network to be afraid of.
    allowPublicKeyRetrieval: isLoopback(url),
  });
  try {
    const connection = await sql.reserve();
    // Where it is short, which is 1024 bytes in MySQL, lists are cut off.
    await connection.unsafe(`set session group_concat_max_len = ${groupBytesMax}`);
    await connection.unsafe('start transaction with consistent snapshot, read only');
    const { columns, hasLatin1 } = await columnsOf(connection);
    return {
      columns,
      joined: (column) => `group_concat(${column} separator '\u001F')`,
      async query(statement, parameters = []) {
        const rows: SourceRow[] = await connection.unsafe(statement, [...parameters]);
        return rows.map((row) => toPlainRow(row, hasLatin1));
      },
      async close() {
        connection.release();
        await sql.close();
      },
    };
  } catch (cause) {
    await sql.close().catch(() => {});
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('invalid_request', () => `The source's database is not responding: ${why}`, {
      cause,
    });
  }
}

const isLoopback = (url: string) =>
  ['', 'localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

async function columnsOf(connection: SQL) {
  const rows: { t: string; c: string; charset: string | null }[] = await connection.unsafe(
    `select table_name as t, column_name as c, character_set_name as charset
      from information_schema.columns where table_schema = database()`,
  );
  const columns = new Map<string, Set<string>>();
  for (const { t: table, c: column } of rows) {
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  }
  return { columns, hasLatin1: rows.some(({ charset }) => charset === 'latin1') };
}

/** Times as SQLite has them; 0000-00-00, which is none, becomes null. */
function toPlainRow(row: SourceRow, hasLatin1: boolean): SourceRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value instanceof Date) return [name, textOfTime(value)];
      return [name, hasLatin1 && typeof value === 'string' ? repairLatin1(value) : value];
    }),
  );
}

const textOfTime = (time: Date) =>
  Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19).replace('T', ' ');
