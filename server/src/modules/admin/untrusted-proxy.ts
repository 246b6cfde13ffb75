import { createNetworkCheck } from '../../http/request/client-address.ts';
import { findProxyFaultSince, settingToTrust } from '../../installation/proxy-faults.ts';
import { dayMs } from '../../lib/clock.ts';
import type { CommandServices } from '../../services.ts';

interface UntrustedProxy {
  address: string;
  /** The variable to set where it is the operator's proxy. */
  setting: string;
  seenAt: number;
}

/** The proxy that forwarded a request within the last day and is still not trusted. */
export async function findUntrustedProxy({
  db,
  clock,
  config: { trustedProxies },
}: Pick<CommandServices, 'db' | 'clock'> & {
  config: { trustedProxies: readonly string[] };
}): Promise<UntrustedProxy | undefined> {
  const fault = await findProxyFaultSince(db, 'untrusted', clock.now() - dayMs);
  if (!fault || createNetworkCheck(trustedProxies)(fault.proxy)) return undefined;
  const { proxy: address, at: seenAt } = fault;
  return { address, setting: settingToTrust(trustedProxies, address), seenAt };
}
