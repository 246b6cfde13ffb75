import type { Transaction } from 'kysely';

import type { ImportRunRow } from '../../database/rows/import-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { sharedNow } from '../../database/shared-clock.ts';
import { minuteMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';

/** A run counts as lost if its process has not reported for this long. */
export const lostAfterMs = minuteMs;

/** A run, and whether its process has stopped reporting. */
export type ImportRecord = ImportRunRow & { is_lost: number };

type Database = Services['db'] | Transaction<Schema>;

const selectImports = (db: Database, clock: Services['clock']) =>
  db
    .selectFrom('import_runs')
    .selectAll()
    .select(({ eb }) =>
      eb
        .case()
        .when('seen_at', '<', eb(sharedNow(db, clock), '-', lostAfterMs))
        .then(1)
        .else(0)
        .end()
        .as('is_lost'),
    );

/** Throws `not_found`. */
export async function requireImport(
  { db, clock }: { db: Database; clock: Services['clock'] },
  id: string,
): Promise<ImportRecord> {
  const found = await selectImports(db, clock).where('id', '=', id).executeTakeFirst();
  if (found) return found;
  throw new AppError('not_found', (m) => m.imports.notFound);
}

/** Throws `import_running` while a process runs an import that was started in the app. */
export async function refuseWhileImporting({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const running = await selectImports(db, clock).where('slot', '=', 'run').executeTakeFirst();
  if (running && !running.is_lost) throw alreadyRunning();
}

export const alreadyRunning = () => new AppError('import_running', (m) => m.imports.running);

/** One page of all imports, newest first. */
export async function listImports(
  { db, clock }: Services,
  { page, limit }: PageRequest,
): Promise<Page<ImportRecord>> {
  const { total } = await db
    .selectFrom('import_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await selectImports(db, clock)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return paginate(items, Number(total), { page, limit });
}
