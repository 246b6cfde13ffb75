import type { ImportOptions } from '@perch/contract/imports/imports';
import type { Transaction } from 'kysely';

import { type Actor, type AuditEvent, recordAudit } from '../../audit.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import type { ImportRunRow } from '../../database/rows/import-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { sharedNow } from '../../database/shared-clock.ts';
import { dayMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import { findUserByLogin } from '../../modules/accounts/find-user.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../../modules/sign-in/confirmation/confirmation.ts';
import type { Services } from '../../services.ts';
import { alreadyRunning, lostAfterMs, requireImport } from './find-import.ts';
import { resolvePlaces } from './resolve-places.ts';
import { optionsOf, stateOf } from './to-import.ts';

const inspectionRetentionMs = dayMs;

/**
 * Begins the inspection of a source, and returns its id. Throws `invalid_request` for places that may not be read,
 * `not_found` for an unknown owner, and `import_running`.
 */
export async function inspectSource(
  services: Services,
  actor: Actor,
  options: ImportOptions,
): Promise<string> {
  const { clock, db, machineId: home } = services;
  await refuseOptions(services, options);
  const id = newId();
  await withRunSlot(services, async (transaction) => {
    // Inspections that were not followed by an import.
    await transaction
      .deleteFrom('import_runs')
      .where('phase', '=', 'inspection')
      .where('slot', 'is', null)
      .where('created_at', '<', clock.now() - inspectionRetentionMs)
      .execute();
    const row: Omit<ImportRunRow, 'seen_at'> = {
      id,
      slot: 'run',
      options: JSON.stringify(options),
      phase: 'inspection',
      state: 'waiting',
      should_stop: 0,
      home,
      runner: '',
      problem: null,
      created_at: clock.now(),
      created_by: actor.username,
      started_at: clock.now(),
      finished_at: null,
      inspection: null,
      progress: null,
    };
    await transaction
      .insertInto('import_runs')
      .values({ ...row, seen_at: sharedNow(db, clock) })
      .execute();
    await recordAudit(transaction, clock, auditEvent('import.inspected', actor, id, options));
  });
  return id;
}

/**
 * Begins an import that was inspected, or resumes it, on the machine that answers. Throws `confirmation_required`,
 * `not_found`, `import_running`, and `invalid_request` where the source has to be inspected first.
 */
export async function startImport(
  services: Services,
  call: SensitiveCall,
  id: string,
): Promise<void> {
  const { clock, db, machineId: home } = services;
  await requireConfirmation(services, call);
  const found = await requireImport(services, id);
  if (found.phase === 'inspection' && stateOf(found) !== 'done') {
    throw new AppError('invalid_request', (m) => m.imports.inspectFirst);
  }
  const options = optionsOf(found);
  await refuseOptions(services, options);
  await withRunSlot(services, async (transaction) => {
    await transaction
      .updateTable('import_runs')
      .set({
        slot: 'run',
        phase: 'import',
        state: 'waiting',
        should_stop: 0,
        home,
        runner: '',
        seen_at: sharedNow(db, clock),
        problem: null,
        started_at: clock.now(),
        finished_at: null,
      })
      .where('id', '=', id)
      // Of two simultaneous calls, the first wins.
      .where('slot', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(alreadyRunning);
    const event = auditEvent('import.started', actorOfCall(call), id, options);
    await recordAudit(transaction, clock, event);
  });
}

/** The installation has one slot for runs; it is freed if the process that had it is gone. */
async function withRunSlot(
  { db, clock }: Services,
  work: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('import_runs')
        .set({ slot: null, state: 'interrupted', runner: '' })
        .where('slot', '=', 'run')
        .where('seen_at', '<', ({ eb }) => eb(sharedNow(db, clock), '-', lostAfterMs))
        .execute();
      await work(transaction);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyRunning() : error;
  }
}

async function refuseOptions(services: Services, options: ImportOptions): Promise<void> {
  await resolvePlaces(services.config, options);
  const { owner } = options;
  if (owner !== null && !(await findUserByLogin(services, owner))) {
    throw new AppError('not_found', (m) => m.imports.noOwner({ name: owner }), { field: 'owner' });
  }
}

/** The audit log's entry about an import; its options contain no secret. */
function auditEvent(
  action: Extract<AuditEvent['action'], `import.${string}`>,
  actor: Actor,
  id: string,
  { source, database, files }: ImportOptions,
): AuditEvent {
  const detail = [database, files].filter((path) => path !== null).join(', ');
  return { action, actor, subject: { type: 'import', id, name: source }, detail };
}

/**
 * Asks the process that runs an import to stop; an import without a process is stopped immediately. Throws `not_found`,
 * and `invalid_request` if it is not under way.
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
    await recordAudit(
      transaction,
      clock,
      auditEvent('import.stopped', actor, id, optionsOf(found)),
    );
  });
}
