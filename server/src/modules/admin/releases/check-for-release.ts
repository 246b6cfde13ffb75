import { dayMs, secondMs } from '../../../lib/clock.ts';
import { fetchBounded } from '../../../lib/outgoing/bounded-fetch.ts';
import type { Services } from '../../../services.ts';
import { writeFact } from '../../settings/stored-settings.ts';
import { readNewestRelease } from './newest-release.ts';
import { parseRelease } from './parse-release.ts';

type CheckServices = Pick<Services, 'config' | 'db' | 'clock' | 'log'>;

const answerMaxMs = 10 * secondMs;
const feedBytesMax = 16 * 1024;
// The same from every installation and every version: the feed learns only the address.
const headers = { accept: 'application/json', 'user-agent': 'Perch' };

/** Whether UPDATE_CHECK_URL is set and was not requested for a day, or has changed. */
export async function isReleaseCheckDue({ config, db, clock }: CheckServices): Promise<boolean> {
  const feed = config.updateCheckUrl;
  if (feed === undefined) return false;
  const last = await readNewestRelease(db, feed);
  // A clock that was set back must not stop the check for longer than a day.
  return last === undefined || Math.abs(clock.now() - last.askedAt) >= dayMs;
}

/** Asks the feed which release is the newest, and remembers it. What fails is tried again a day later. */
export async function checkForRelease(
  services: CheckServices,
  stopping: AbortSignal,
): Promise<void> {
  const { config, db, clock, log } = services;
  const feed = config.updateCheckUrl;
  if (feed === undefined || !(await isReleaseCheckDue(services))) return;
  const now = clock.now();
  const known = (await readNewestRelease(db, feed))?.release ?? null;
  // Before the request: a process that dies over it must not ask again at every start.
  await writeFact(db, 'newestRelease', { feed, askedAt: now, release: known }, now);
  try {
    const release = await fetchRelease(feed, stopping);
    await writeFact(db, 'newestRelease', { feed, askedAt: now, release }, now);
    log.info('update_check.completed', { newest: release.version });
  } catch (error) {
    log.warn('update_check.failed', { reason: error instanceof Error ? error.message : '' });
  }
}

async function fetchRelease(feed: string, stopping: AbortSignal) {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerMaxMs)]);
  const response = await fetchBounded(feed, { headers, signal }, feedBytesMax);
  if (response.status !== 200) throw new Error(`The feed answered ${response.status}`);
  const release = parseRelease(await response.text());
  if (!release) throw new Error('The feed is not {"version": "1.2.0", "url": "https://…"}');
  return release;
}
