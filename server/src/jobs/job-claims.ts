import { sharedNow } from '../database/shared-clock.ts';
import { secondMs } from '../lib/clock.ts';
import type { Services } from '../services.ts';
import type { Job } from './jobs.ts';

// A process that dies while it runs a job keeps it from the others for so long.
const leaseMs = 30 * secondMs;

type JobServices = Pick<Services, 'db' | 'clock'>;

/** Takes a job that is nobody's at the moment; gives the time of the claim, undefined for none. */
export async function claimJob(
  { db, clock }: JobServices,
  { name }: Pick<Job, 'name'>,
): Promise<number | undefined> {
  const now = clock.now();
  await db
    .insertInto('jobs')
    .values({ name, started_at: 0, finished_at: null, error: '', free_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await db
    .updateTable('jobs')
    .set(({ eb }) => ({ started_at: now, free_at: eb(sharedNow(db, clock), '+', leaseMs) }))
    .where('name', '=', name)
    .where('free_at', '<=', sharedNow(db, clock))
    .returning('name')
    .executeTakeFirst();
  return claimed && now;
}

/** Says that the run is still under way. */
export async function keepJob(
  { db, clock }: JobServices,
  { name }: Pick<Job, 'name'>,
  startedAt: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ free_at: eb(sharedNow(db, clock), '+', leaseMs) }))
    .where('name', '=', name)
    .where('started_at', '=', startedAt)
    .execute();
}

/** Ends the run; nobody begins another within half of the job's interval. */
export async function finishJob(
  { db, clock }: JobServices,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  startedAt: number,
  error: string,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      finished_at: now,
      error,
      free_at: eb(sharedNow(db, clock), '+', everyMs / 2),
    }))
    .where('name', '=', name)
    .where('started_at', '=', startedAt)
    .execute();
}
