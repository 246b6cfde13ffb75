import { isDatabaseUnavailable } from '../database/failures.ts';
import { secondMs } from '../lib/clock.ts';
import type { Services } from '../services.ts';
import {
  claimJob,
  type ClaimServices,
  finishJob,
  type JobClaim,
  renewClaim,
} from './job-claims.ts';
import type { Job } from './jobs.ts';

type SchedulerServices = ClaimServices & Pick<Services, 'log'>;

export interface Scheduler {
  /** Starts no more runs, and aborts and awaits those under way. Leaves no timer. */
  stop(): Promise<void>;
}

const firstRunWithinMs = 5 * secondMs;
// Servers that start together must not stay in step.
const jitter = 0.1;
const afterFailureMs = 10 * secondMs;
const renewEveryMs = 10 * secondMs;

/** Runs every job at its interval until it is stopped. The failure of one does not stop the others. */
export function startJobs<S extends SchedulerServices>(services: S, jobs: Job<S>[]): Scheduler {
  const stopping = new AbortController();
  const loops = jobs.map((job) => repeat(services, job, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function repeat<S extends SchedulerServices>(
  services: S,
  job: Job<S>,
  stopping: AbortSignal,
): Promise<void> {
  await pause(Math.random() * Math.min(job.everyMs, firstRunWithinMs), stopping);
  while (!stopping.aborted) {
    const hasFailed = !(await attempt(services, job, stopping));
    const waitMs = hasFailed ? Math.max(job.everyMs, afterFailureMs) : job.everyMs;
    await pause(waitMs * (1 + jitter * (Math.random() * 2 - 1)), stopping);
  }
}

/** False when the database failed, so that the job could not be claimed or its run not be noted. */
async function attempt<S extends SchedulerServices>(
  services: S,
  job: Job<S>,
  stopping: AbortSignal,
): Promise<boolean> {
  const { log } = services;
  try {
    if (job.hasWork && !(await job.hasWork(services))) return true;
    const claim = await claimJob(services, job);
    if (!claim) return true;
    const error = await runClaimed(services, job, claim, stopping);
    await finishJob(services, claim, { everyMs: job.everyMs, error });
    return true;
  } catch (error) {
    log.warn('job.skipped', { job: job.name, error });
    return false;
  }
}

/** Gives the error's message; empty: the run succeeded. */
async function runClaimed<S extends SchedulerServices>(
  services: S,
  job: Job<S>,
  claim: JobClaim,
  stopping: AbortSignal,
): Promise<string> {
  const { log } = services;
  const renewing = setInterval(() => {
    renewClaim(services, claim).catch((error: unknown) => {
      log.warn('job.claim_renewal_failed', { job: job.name, error });
    });
  }, renewEveryMs);
  try {
    await job.run(services, stopping);
    return '';
  } catch (error) {
    const write = isDatabaseUnavailable(error) ? log.warn : log.error;
    write('job.failed', { job: job.name, error });
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearInterval(renewing);
  }
}

/** Waits so many milliseconds, or until `stopping` is aborted. */
function pause(ms: number, stopping: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (stopping.aborted) return Promise.resolve();
  const timer = setTimeout(end, ms);
  stopping.addEventListener('abort', end);
  function end() {
    clearTimeout(timer);
    stopping.removeEventListener('abort', end);
    resolve();
  }
  return promise;
}
