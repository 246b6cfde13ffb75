import { setImmediate } from 'node:timers/promises';

import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import { restricted, type UploadSearch } from './search-parts.ts';

// Each is read within some ten milliseconds: rows by time from the table, names from an index.
const newestMax = 2000;
const namesMax = 10_000;

interface NameKey {
  name_key: string;
  id: string;
}

/**
 * SQLite's row numbers of the newest uploads, up to `max`, whose names contain a text too short for its index. Other
 * requests continue while all names are scanned.
 */
export async function findRowsOfShort(
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<number[]> {
  // A frequent text is among the newest, which the order of names would not tell.
  const newest = await numbersOf(
    db,
    sql`select rowid as number from (
        select rowid, name_key from uploads where true ${restricted(search)}
        order by created_at desc, id desc limit ${newestMax}
      ) where ${hasText(search)} limit ${max}`,
  );
  if (newest.length === max) return newest;
  let found: number[] = [];
  let first: NameKey | undefined = { name_key: '', id: '' };
  while (first) {
    await setImmediate();
    const last = await lastOfPart(db, search, first);
    const isBefore = last ? sql`and (name_key, id) <= (${last.name_key}, ${last.id})` : sql``;
    // Numbers ascend with arrival.
    const part = sql`select rowid as number from ${namesFrom(search, first)} ${isBefore}
      and ${hasText(search)} order by rowid desc limit ${max}`;
    found = [...found, ...(await numbersOf(db, part))].toSorted((a, b) => b - a).slice(0, max);
    first = last;
  }
  return found;
}

const hasText = ({ text }: UploadSearch) => sql`instr(name_key, ${text}) > 0`;

async function numbersOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`${query}`.execute(db);
  return rows.map(({ number }) => number);
}

async function lastOfPart(
  db: Kysely<Schema>,
  search: UploadSearch,
  first: NameKey,
): Promise<NameKey | undefined> {
  const { rows } = await sql<NameKey>`select name_key, id from ${namesFrom(search, first)}
    order by name_key, id limit 1 offset ${namesMax - 1}`.execute(db);
  return rows[0];
}

/** From an index that has names in their order. */
function namesFrom(search: UploadSearch, { name_key, id }: NameKey): RawBuilder<unknown> {
  const index =
    search.ownerId !== undefined
      ? 'uploads_by_user_id_name_key_id_category'
      : search.category === undefined
        ? 'uploads_by_name_key_id'
        : 'uploads_by_category_name_key_id';
  return sql`uploads indexed by ${sql.ref(index)}
    where (name_key, id) > (${name_key}, ${id}) ${restricted(search)}`;
}
