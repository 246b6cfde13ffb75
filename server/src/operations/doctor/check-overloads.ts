import type { Db } from '../../database/open.ts';
import { countOverloadsSince } from '../../installation/overloads.ts';
import { type Clock, dayMs } from '../../lib/clock.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Reports how many requests were refused in the last day as too much was under way. */
export async function checkOverloads(db: Db, clock: Clock): Promise<Finding> {
  const { count, since } = await countOverloadsSince(db, clock.now() - dayMs);
  const from = new Date(since).toISOString();
  if (count === 0) return ok('load', `no request was refused for it since ${from}`);
  const requests = count === 1 ? '1 request was' : `${count} requests were`;
  return warning(
    'load',
    `${requests} refused since ${from}, as too much was under way at once; the log has them as request.refused, and WORKERS uses more cores`,
  );
}
