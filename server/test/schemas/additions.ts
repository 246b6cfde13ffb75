import { type Kysely, sql } from 'kysely';

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

/** A SQLite database's schema, as far as programs depend on it: each part with its definition. */
export type Parts = Map<string, string>;

/** Reads tables, their columns, and what checks or changes rows that are written. */
export async function readParts(db: Kysely<unknown>): Promise<Parts> {
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_stat%'`.execute(
    db,
  );
  const parts: Parts = new Map();
  for (const { type, name, tbl_name: table, sql: definition } of rows) {
    if (type === 'table') {
      parts.set(`table ${name}`, '');
      for (const column of await columnsOf(db, name)) {
        const { notnull, dflt_value: fallback, pk } = column;
        const isRequired = notnull === 1 && fallback === null;
        parts.set(
          `column ${name}.${column.name}`,
          `${column.type}${isRequired ? ' required' : ''}${pk > 0 ? ' key' : ''}`,
        );
      }
    }
    if (type === 'trigger') parts.set(`trigger on ${table}: ${name}`, definition ?? '');
    if (/^create unique/i.test(definition ?? '')) parts.set(`unique on ${table}: ${name}`, '');
  }
  return parts;
}

async function columnsOf(db: Kysely<unknown>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db);
  return rows;
}

/** What a program that knows only `before` would trip over in `after`. */
export function findObstacles(before: Parts, after: Parts): string[] {
  const changed = [...before].flatMap(([part, definition]) => {
    if (part.startsWith('unique')) return [];
    const found = after.get(part);
    if (found === undefined) return [`${part} is gone`];
    return found === definition ? [] : [`${part} is another`];
  });
  const added = [...after].flatMap(([part, definition]) => {
    const [, kind, table = ''] = /^(\w+) (?:on )?(\w+)/.exec(part) ?? [];
    // Tables of its own are none of that program's business.
    if (before.has(part) || !before.has(`table ${table}`)) return [];
    if (kind === 'unique') return [`${part} refuses rows that were accepted`];
    if (kind === 'column' && definition.includes('required')) return [`${part} has no default`];
    return [];
  });
  return [...changed, ...added];
}
