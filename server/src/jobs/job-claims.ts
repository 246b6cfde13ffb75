import { sharedNow } from '../database/shared-clock.ts';
import { secondMs } from '../lib/clock.ts';
import type { Services } from '../services.ts';
import type { Job } from './jobs.ts';

// A process that dies keeps its job for so long, unless its cluster membership ends before.
const leaseMs = 30 * secondMs;

/** What claims need: `clusterMember` is their owner. */
export type ClaimServices = Pick<Services, 'db' | 'clock'> & {
  clusterMember: Pick<Services['clusterMember'], 'id'>;
};

/** One run of a job, which no other process may begin meanwhile. */
export interface JobClaim {
  name: string;
  ownerId: string;
  /** Milliseconds by the owner's clock; with the owner it identifies this run. */
  startedAt: number;
}

/** Claims a job that is free; undefined: another process runs it, or it is not due yet. */
export async function claimJob(
  { db, clock, clusterMember }: ClaimServices,
  { name }: Pick<Job, 'name'>,
): Promise<JobClaim | undefined> {
  const claim = { name, ownerId: clusterMember.id, startedAt: clock.now() };
  await db
    .insertInto('jobs')
    .values({ name, started_at: 0, finished_at: null, error: '', free_at: 0, owner_id: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      started_at: claim.startedAt,
      owner_id: claim.ownerId,
      free_at: eb(sharedNow(db, clock), '+', leaseMs),
    }))
    .where('name', '=', name)
    .where('free_at', '<=', sharedNow(db, clock))
    .returning('name')
    .executeTakeFirst();
  return claimed && claim;
}

/** Extends the claim while its run is under way; changes nothing once another process has the job. */
export async function renewClaim(
  { db, clock }: Pick<ClaimServices, 'db' | 'clock'>,
  { name, ownerId, startedAt }: JobClaim,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ free_at: eb(sharedNow(db, clock), '+', leaseMs) }))
    .where('name', '=', name)
    .where('owner_id', '=', ownerId)
    .where('started_at', '=', startedAt)
    .execute();
}

/**
 * Ends the run with its `error`, empty when it went well; no process begins another within half of
 * the job's interval. Changes nothing once another process has the job.
 */
export async function finishJob(
  { db, clock }: Pick<ClaimServices, 'db' | 'clock'>,
  { name, ownerId, startedAt }: JobClaim,
  { everyMs, error }: { everyMs: number; error: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      finished_at: clock.now(),
      error,
      owner_id: '',
      free_at: eb(sharedNow(db, clock), '+', everyMs / 2),
    }))
    .where('name', '=', name)
    .where('owner_id', '=', ownerId)
    .where('started_at', '=', startedAt)
    .execute();
}
