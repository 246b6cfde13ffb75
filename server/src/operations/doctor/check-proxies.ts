import type { Db } from '../../database/open.ts';
import { findProxyFaultSince } from '../../installation/proxy-faults.ts';
import { type Clock, dayMs } from '../../lib/clock.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Whether the trusted proxies name their clients. */
export async function checkProxies(
  db: Db,
  trustedProxies: readonly string[],
  clock: Clock,
): Promise<Finding[]> {
  if (trustedProxies.length === 0) return [];
  const about = 'TRUSTED_PROXIES';
  const fault = await findProxyFaultSince(db, clock.now() - dayMs);
  if (!fault) return [ok(about, 'no request without the address of its client in the last day')];
  const at = new Date(fault.at).toISOString();
  return [
    warning(
      about,
      `${fault.proxy} sent X-Forwarded-For without an address (last at ${at}), so that all its clients count as one; let it send the client's address`,
    ),
  ];
}
