import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { letPass, waitFor } from '../../../test/support/wait.ts';
import { openDatabase } from '../database/open.ts';
import { minuteMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { claimJob, finishJob, renewClaim } from './job-claims.ts';
import type { Job } from './jobs.ts';
import { startJobs } from './scheduler.ts';

let time = Date.now();
let lines: string[] = [];
const clock = { now: () => time };
const log = createLog('info', (line) => lines.push(line));
const openServices = async () => ({
  clock,
  log,
  db: await openDatabase('sqlite::memory:', log),
  clusterMember: { id: 'this' },
});

let services: Awaited<ReturnType<typeof openServices>>;
beforeEach(async () => {
  lines = [];
  services = await openServices();
});
afterEach(() => services.db.destroy());

const start = (...jobs: Job<typeof services>[]) => startJobs(services, jobs);

const rowOf = (name: string) =>
  services.db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst();

/** Jobs that run again and again need a clock that moves. */
async function passTime(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await letPass(2);
    time += 2;
  }
}

const passTimeUntil = (what: string, isThere: () => boolean) =>
  waitFor(what, async () => {
    await passTime(20);
    return isThere();
  });

describe('the scheduler', () => {
  test('runs every job again and again, and remembers when', async () => {
    let runs = 0;
    const job = { name: 'count', everyMs: 10, run: async () => void (runs += 1) };
    const scheduler = start(job);
    await passTimeUntil('four runs', () => runs > 3);
    await scheduler.stop();
    expect(await rowOf('count')).toMatchObject({ error: '', finished_at: expect.any(Number) });
  });

  test('goes on with the others when one fails, and tells what went wrong', async () => {
    let runs = 0;
    const scheduler = start(
      { name: 'broken', everyMs: 10, run: () => Promise.reject(new Error('no luck')) },
      { name: 'whole', everyMs: 10, run: async () => void (runs += 1) },
    );
    const failures = () => lines.filter((line) => line.includes('job.failed')).length;
    await passTimeUntil('four runs of each', () => runs > 3 && failures() > 3);
    await scheduler.stop();
    expect((await rowOf('broken'))?.error).toBe('no luck');
  });

  test('takes the error back when the job works again', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
    };
    const scheduler = start({ name: 'shaky', everyMs: 10, run });
    await passTimeUntil('another run', () => runs > 1);
    await scheduler.stop();
    expect((await rowOf('shaky'))?.error).toBe('');
  });

  test('never runs a job twice at once, also with several processes on one database', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await letPass(5);
      running -= 1;
    };
    const schedulers = [1, 2, 3].map(() => start({ name: 'alone', everyMs: 5, run }));
    await passTime(300);
    await passTimeUntil('a run', () => most > 0);
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    expect(most).toBe(1);
  });

  test('leaves a job alone that has nothing to do', async () => {
    const scheduler = start({
      name: 'idle',
      everyMs: 5,
      hasWork: async () => false,
      run: () => Promise.reject(new Error('must not run')),
    });
    await passTime(100);
    await scheduler.stop();
    expect(await rowOf('idle')).toBeUndefined();
  });

  test('does not begin a job anew at a start that comes before the job is due', async () => {
    let attempts = 0;
    let runs = 0;
    const job = {
      name: 'kept',
      everyMs: 10,
      hasWork: async () => {
        attempts += 1;
        return true;
      },
      run: async () => void (runs += 1),
    };
    const first = start(job);
    await waitFor('the first run', async () => (await rowOf('kept'))?.finished_at);
    await first.stop();
    // The clock stands still, so no run is due.
    attempts = 0;
    const second = start(job);
    await waitFor('some attempts', () => attempts > 2);
    expect(runs).toBe(1);
    time += job.everyMs;
    await waitFor('the run that is due', () => runs === 2);
    await second.stop();
  });

  test('when it is stopped tells the running job, waits for it and starts none', async () => {
    let starts = 0;
    let ends = 0;
    const begun = Promise.withResolvers<void>();
    const run = async (_: unknown, stopping: AbortSignal) => {
      starts += 1;
      begun.resolve();
      await waitFor('the stop', () => stopping.aborted, { everyMs: 1 });
      ends += 1;
    };
    const scheduler = start({ name: 'long', everyMs: 1, run });
    await begun.promise;
    await scheduler.stop();
    await passTime(50);
    expect({ starts, ends }).toEqual({ starts: 1, ends: 1 });
    expect((await rowOf('long'))?.finished_at).not.toBeNull();
  });

  test('stops at once while it waits for the next run', async () => {
    const scheduler = start({ name: 'rare', everyMs: 60 * minuteMs, run: async () => {} });
    const startedAt = performance.now();
    await scheduler.stop();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('a claim', () => {
  const job = { name: 'claimed', everyMs: 10 * minuteMs };

  const other = () => ({ ...services, clusterMember: { id: 'other' } });
  const claimedNow = async () => {
    const claim = await claimJob(services, job);
    if (!claim) throw new Error('The job is not free');
    return claim;
  };

  test('keeps others away while it is renewed, and not for long when its process is gone', async () => {
    const claim = await claimedNow();
    time += 20_000;
    expect(await claimJob(other(), job)).toBeUndefined();
    await renewClaim(services, claim);
    time += 20_000;
    expect(await claimJob(other(), job)).toBeUndefined();
    time += 30_000;
    expect(await claimJob(other(), job)).toMatchObject({ ownerId: 'other', startedAt: time });
    // The first comes back to life: the job is no longer its own to end or to keep.
    await finishJob(services, claim, { everyMs: job.everyMs, error: 'too late' });
    await renewClaim(services, claim);
    expect(await rowOf('claimed')).toMatchObject({
      error: '',
      owner_id: 'other',
      free_at: time + 30_000,
    });
  });

  test('of another process in the same millisecond is not the first one’s', async () => {
    const claim = await claimedNow();
    await services.db.updateTable('jobs').set({ free_at: 0 }).execute();
    const second = await claimJob(other(), job);
    expect(second?.startedAt).toBe(claim.startedAt);
    await finishJob(services, claim, { everyMs: job.everyMs, error: '' });
    expect(await rowOf('claimed')).toMatchObject({ owner_id: 'other', finished_at: null });
  });

  test('that has ended gives the job free after half of its interval', async () => {
    await finishJob(services, await claimedNow(), { everyMs: job.everyMs, error: '' });
    expect((await rowOf('claimed'))?.owner_id).toBe('');
    time += 4 * minuteMs;
    expect(await claimJob(services, job)).toBeUndefined();
    time += 2 * minuteMs;
    expect((await claimJob(services, job))?.startedAt).toBe(time);
  });
});
