import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { releaseReservationsOf } from '../uploads/quota/quota.ts';
import { releaseFormReservations } from './form-reservation.ts';

/** Releases what cluster members that have ended held: quota first, as the rows of owners come before their requests'. */
export async function releaseAllOf(
  transaction: Transaction<Schema>,
  instanceIds: readonly string[],
): Promise<void> {
  await releaseReservationsOf(transaction, instanceIds);
  await releaseFormReservations(transaction, instanceIds);
}
