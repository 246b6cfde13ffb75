import { isIP } from 'node:net';

import type { Flow } from '../../lib/fair-queue.ts';

/**
 * The networks to which rate limits apply. IPv4: the address, and its /24 for both others. IPv6: the /64
 * of a machine, the /56 of a subscriber's connection, the /48 of a site.
 */
export interface ClientNetworks {
  machine: string;
  connection: string;
  site: string;
}

/** Returns the networks' names in a canonical notation. */
export function clientNetworks(address: string): ClientNetworks {
  const version = isIP(address);
  if (version === 6) {
    const groups = groupsOf(address);
    return {
      machine: `${prefixOf(groups, 64)}/64`,
      connection: `${prefixOf(groups, 56)}/56`,
      site: `${prefixOf(groups, 48)}/48`,
    };
  }
  if (version === 0) return { machine: address, connection: address, site: address };
  const network = `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  return { machine: address, connection: network, site: network };
}

type Limits = Omit<Flow, 'name'>;

/** The flows of a fair queue in which work for this client counts. */
export function networkFlows(
  address: string,
  limits: Record<keyof ClientNetworks, Limits>,
): Flow[] {
  const networks = clientNetworks(address);
  return (['machine', 'connection', 'site'] as const).map((kind) => ({
    name: `${kind} ${networks[kind]}`,
    ...limits[kind],
  }));
}

/** The first four 16-bit groups of an IPv6 address; the others identify the interface. */
function groupsOf(address: string): number[] {
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [parseGroups(left), parseGroups(right)];
  // A trailing IPv4 address takes the place of two groups.
  const groupsMax = address.includes('.') ? 7 : 8;
  const zeros = Array.from({ length: groupsMax - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail].slice(0, 4);
}

const parseGroups = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

const prefixOf = (groups: number[], bits: number) =>
  groups
    .map((group, index) => {
      const kept = Math.min(16, Math.max(0, bits - index * 16));
      return (group & (0xffff << (16 - kept))).toString(16);
    })
    .join(':');
