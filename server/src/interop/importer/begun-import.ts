import type { ImportSource } from '@perch/contract/imports/sources';
import type { Transaction } from 'kysely';

import { acquireLock } from '../../database/lock.ts';
import type { Schema } from '../../database/schema.ts';
import { renumberSearch } from '../../database/search/renumber-search.ts';
import { newId } from '../../lib/random.ts';
import type { CommandServices } from '../../services.ts';
import type { ImportReport } from './report.ts';
import type { Source } from './source.ts';
import { originOf } from './sources/origin.ts';

// How many of the first files an installation is known by, should all of the accounts go.
const knownFiles = 10;

/** All values by which an installation is known: of its oldest accounts, the oldest one first, and of its first files. */
export async function listOrigins(source: Source, name: ImportSource): Promise<string[]> {
  const origins = [source.origin, ...source.otherOrigins];
  const enough = origins.length + knownFiles;
  for await (const file of source.files()) {
    if (origins.length === enough) break;
    if ('problem' in file || file.content !== undefined) continue;
    origins.push(originOf(`${name} file`, JSON.stringify([file.key, file.path, file.createdAt])));
  }
  return origins;
}

/** The id of the import that an earlier run has begun: of several the one that has most of these values. */
export async function findImport(
  { db }: Pick<CommandServices, 'db'>,
  origins: readonly string[],
): Promise<string | undefined> {
  const matches = await db
    .selectFrom('imports')
    .leftJoin('import_rows', (join) =>
      join
        .onRef('import_rows.import_id', '=', 'imports.id')
        .on('import_rows.kind', '=', 'origin')
        .on('import_rows.origin_key', 'in', origins),
    )
    .where(({ or, eb }) =>
      or([eb('imports.origin', 'in', origins), eb('import_rows.origin_key', 'is not', null)]),
    )
    .select(({ fn }) => ['imports.id', fn.count<number>('import_rows.origin_key').as('count')])
    .groupBy('imports.id')
    .orderBy('count', 'desc')
    .orderBy('imports.started_at', 'desc')
    .executeTakeFirst();
  return matches?.id;
}

interface ImportRecord {
  sourceName: ImportSource;
  hosts: readonly string[];
}

/** Begins a run, and gives the id of its import: that which an earlier run has begun, or a new one. */
export async function beginImport(
  { db, clock }: Pick<CommandServices, 'db' | 'clock'>,
  begun: string | undefined,
  origins: readonly string[],
  { sourceName, hosts }: ImportRecord,
): Promise<string> {
  const now = clock.now();
  const [origin = ''] = origins;
  return db.transaction().execute(async (transaction) => {
    // The hosts that are served follow this lock.
    await acquireLock(transaction, 'domains', clock);
    const row = { started_at: now, finished_at: null };
    const id = begun ?? (await insertImport(transaction, { ...row, source: sourceName, origin }));
    if (begun !== undefined) {
      await transaction.updateTable('imports').set(row).where('id', '=', begun).execute();
    }
    await addOrigins(transaction, id, origins);
    if (hosts.length > 0) {
      await transaction
        .insertInto('legacy_hosts')
        .values(hosts.map((name) => ({ name, added_at: now })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    return id;
  });
}

/** Two runs that start at once are one import. */
async function insertImport(
  transaction: Transaction<Schema>,
  row: { source: string; origin: string; started_at: number; finished_at: null },
): Promise<string> {
  const { id } = await transaction
    .insertInto('imports')
    .values({ ...row, id: newId(), report: null })
    .onConflict((conflict) => conflict.column('origin').doUpdateSet({ finished_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those that came since the last run are known from now on: so accounts may go one after the other. */
async function addOrigins(
  transaction: Transaction<Schema>,
  importId: string,
  origins: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('import_rows')
    .values(
      origins.map((origin) => ({
        import_id: importId,
        kind: 'origin' as const,
        origin_key: origin,
        target_id: importId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['import_id', 'kind', 'origin_key']).doNothing())
    .execute();
}

/** Keeps the report of a run that has come to its end. */
export async function endImport(
  { db, clock }: CommandServices,
  id: string,
  report: ImportReport,
): Promise<void> {
  await renumberSearch(db);
  await db
    .updateTable('imports')
    .set({ finished_at: clock.now(), report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}
