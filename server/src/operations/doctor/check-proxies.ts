import type { Db } from '../../database/open.ts';
import { findProxyFaultSince, proxiesPage } from '../../installation/proxy-faults.ts';
import { type Clock, dayMs } from '../../lib/clock.ts';
import { findUntrustedProxy } from '../../modules/admin/untrusted-proxy.ts';
import { type Finding, ok, warning } from './finding.ts';

const about = 'TRUSTED_PROXIES';

/** Whether the proxies in front are trusted, and name their clients. */
export async function checkProxies(
  db: Db,
  trustedProxies: readonly string[],
  clock: Clock,
): Promise<Finding[]> {
  const untrusted = await findUntrustedProxy({ db, clock, config: { trustedProxies } });
  if (untrusted) {
    const { address, seenAt, setting } = untrusted;
    return [
      warning(
        about,
        `${address} sends X-Forwarded-For and is not trusted (last at ${isoOf(seenAt)}), so that all its clients count as one; if it is your proxy, set ${setting} (${proxiesPage})`,
      ),
    ];
  }
  if (trustedProxies.length === 0) return [];
  const fault = await findProxyFaultSince(db, 'clientUnknown', clock.now() - dayMs);
  if (!fault) return [ok(about, 'no request without the address of its client in the last day')];
  return [
    warning(
      about,
      `${fault.proxy} sent X-Forwarded-For without an address (last at ${isoOf(fault.at)}), so that all its clients count as one; let it send the client's address`,
    ),
  ];
}

const isoOf = (time: number) => new Date(time).toISOString();
