import type { Db } from '../../database/open.ts';
import type { Progress } from './copy-rows.ts';
import { migratedTables, type Value } from './migrate-tables.ts';
import { columnsOf, readRows } from './read-rows.ts';

/** Compares all rows of both databases and returns the number of rows per table. Throws if they differ. */
export async function compareRows(
  source: Db,
  target: Db,
  progress: Progress,
): Promise<Map<string, number>> {
  const columns = await columnsOf(target);
  const counts = new Map<string, number>();
  for (const [index, { name, key }] of migratedTables.entries()) {
    const wanted = { name, key, columns: columns.get(name) ?? [] };
    const [here, there] = [await digest(source, wanted), await digest(target, wanted)];
    if (here.count !== there.count || here.sum !== there.sum) {
      throw new Error(
        `The table ${name} is not the same in both databases (${here.count} and ${there.count} rows); run the command again.`,
      );
    }
    counts.set(name, here.count);
    progress('tables compared', index + 1, migratedTables.length);
  }
  return counts;
}

const sumBits = 64;

/** PostgreSQL's client returns bytes in a subclass, which JSON writes differently. */
const comparable = (value: Value | undefined) =>
  value instanceof Uint8Array ? value.toHex() : value;

/** An order-independent digest of all rows, because the databases collate text differently. */
async function digest(db: Db, wanted: Parameters<typeof readRows>[1]) {
  let [count, sum] = [0, 0n];
  for await (const rows of readRows(db, wanted)) {
    for (const row of rows) {
      // Reservations belong to running processes and are not migrated.
      const values = wanted.columns.map((name) =>
        name === 'reserved_bytes' ? 0 : comparable(row[name]),
      );
      sum = BigInt.asUintN(sumBits, sum + BigInt(Bun.hash(JSON.stringify(values))));
      count += 1;
    }
  }
  return { count, sum };
}
