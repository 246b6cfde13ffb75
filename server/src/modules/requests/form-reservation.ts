import type { Transaction } from 'kysely';

import type { RequestRow } from '../../database/rows/request-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { type AnnouncedBytes, growStepwise } from '../uploads/quota/quota.ts';
import { requestFull } from './drop-failures.ts';
import { hasRoom, lockRequest } from './places.ts';

/** The reservation of a single-request upload in its file request; see `places.ts`. */
export interface FormReservation {
  /** Reserves this many bytes in total; undefined: they already are. Throws `request_full`. */
  grow(bytes: number): Promise<void> | undefined;
  /** Ends it, in the transaction that counts the file. Throws `request_full` if it was lost. */
  end(transaction: Transaction<Schema>, row: RequestRow): Promise<void>;
  /** Releases it after a failure; a no-op if it has ended. Never throws. */
  release(): Promise<void>;
}

type ReservationServices = Pick<Services, 'db' | 'clusterMember' | 'log'>;

/** Reserves room for a form. Throws `request_full`, `request_closed`, `not_found`. */
export async function reserveForForm(
  services: ReservationServices,
  { id: requestId, bytes_max: bytesMax }: RequestRow,
  announced: AnnouncedBytes | undefined,
): Promise<FormReservation> {
  const { db, clusterMember, log } = services;
  const id = newId();
  let heldBytes = -1;

  /** Whether there is room; by the same id however often, as an answer may be lost. */
  async function hold(bytes: number): Promise<boolean> {
    const isHeld = await db.transaction().execute(async (transaction) => {
      const row = await lockRequest(transaction, requestId);
      if (!(await hasRoom(transaction, row, { bytes, except: id }))) return false;
      await transaction
        .insertInto('request_reservations')
        .values({ id, instance_id: clusterMember.id, request_id: requestId, bytes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ bytes }))
        .execute();
      return true;
    });
    if (isHeld) heldBytes = bytes;
    return isHeld;
  }

  async function growTo(bytes: number): Promise<void> {
    const size = { reserved: Math.max(0, heldBytes), bytes, maxBytes: Infinity };
    if (!(await growStepwise(hold, size))) throw requestFull();
  }

  async function release(): Promise<void> {
    try {
      await db.transaction().execute(async (transaction) => {
        // Waits for an open transaction whose answer was lost.
        await transaction
          .updateTable('requests')
          .set(({ ref }) => ({ files: ref('files') }))
          .where('id', '=', requestId)
          .execute();
        await transaction.deleteFrom('request_reservations').where('id', '=', id).execute();
      });
    } catch (error) {
      // It stays reserved until this process ends.
      log.warn('request.place_release_failed', { requestId, error });
    }
  }

  try {
    const { min, max } = bytesMax === null || !announced ? { min: 0, max: 0 } : announced;
    // The upper bound has the form around the file.
    const isHeld = (await hold(max)) || (await hold(min));
    if (!isHeld) throw requestFull();
  } catch (error) {
    await release();
    throw error;
  }

  return {
    grow: (bytes) => (bytesMax !== null && bytes > heldBytes ? growTo(bytes) : undefined),
    async end(transaction, row) {
      const ended = await transaction
        .deleteFrom('request_reservations')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      // Another process took this one for dead, and the place may have gone to another file.
      if (!ended && !(await hasRoom(transaction, row, { bytes: heldBytes }))) throw requestFull();
    },
    release,
  };
}

/** Releases the slots of cluster members that have ended. */
export async function releaseFormReservations(
  transaction: Transaction<Schema>,
  instanceIds: readonly string[],
): Promise<void> {
  const places = await transaction
    .selectFrom('request_reservations')
    .select('request_id')
    .distinct()
    .where('instance_id', 'in', instanceIds)
    .execute();
  const requestIds = places.map(({ request_id: requestId }) => requestId);
  // In the order of ids, as every transaction that locks several requests, so that none deadlock.
  for (const id of requestIds.toSorted()) {
    await transaction
      .updateTable('requests')
      .set(({ ref }) => ({ files: ref('files') }))
      .where('id', '=', id)
      .execute();
  }
  await transaction
    .deleteFrom('request_reservations')
    .where('instance_id', 'in', instanceIds)
    .execute();
}
