import { type Actor, recordAudit } from '../../audit.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { auditOf } from './begin-import.ts';
import { requireImport } from './find-import.ts';
import { optionsOf, stateOf } from './present-import.ts';

/**
 * Asks the process that runs an import to stop; one that no process runs is stopped at once. Throws `not_found`, and
 * `invalid_request` where it is not under way.
 */
export async function stopImport(services: Services, actor: Actor, id: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const found = await requireImport({ db: transaction, clock }, id);
    if (found.slot === null) {
      throw new AppError('invalid_request', (m) => m.imports.notRunning);
    }
    const isAlive = found.runner !== '' && stateOf(found) !== 'interrupted';
    const stopped = { slot: null, state: 'stopped', finished_at: clock.now(), runner: '' } as const;
    const { numUpdatedRows } = await transaction
      .updateTable('import_runs')
      .set(isAlive ? { should_stop: 1 } : stopped)
      .where('id', '=', id)
      .where('runner', '=', found.runner)
      .where('slot', '=', 'run')
      .executeTakeFirst();
    // It has begun or ended between the two statements.
    if (numUpdatedRows === 0n) throw new AppError('busy', (m) => m.errors.serverBusy);
    await recordAudit(transaction, clock, auditOf('import.stopped', actor, id, optionsOf(found)));
  });
}
