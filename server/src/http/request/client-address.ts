import { BlockList, isIP } from 'node:net';

import { hostNameOf, loopbackNames } from './host-gate.ts';

/** The client's address: the nearest hop that is not a trusted proxy. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

/** `trustedProxies` are addresses and CIDR ranges; X-Forwarded-For of all other peers is ignored. */
export function createClientAddress(trustedProxies: readonly string[]): {
  clientAddress: ClientAddress;
  /**
   * Whether the request originates from this machine, addressed to its loopback name, or from a trusted
   * proxy itself. A request forwarded by an untrusted proxy, or for a client elsewhere, does not.
   */
  isInternal(peer: string, headers: Headers): boolean;
} {
  const isProxy = createNetworkCheck(trustedProxies);

  return {
    clientAddress(peer, forwardedFor) {
      // Each proxy appends its peer's address, so the list is trusted from its end.
      const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
      let address = plainAddress(peer);
      while (isProxy(address)) {
        const previous = hops.pop();
        if (previous === undefined || isIP(previous) === 0) break;
        address = previous;
      }
      return address;
    },
    isInternal(peer, headers) {
      const near = plainAddress(peer);
      const isLoopback = isLoopbackAddress(near);
      // DNS rebinding: a web page can reach loopback through a name of its own, which Host shows.
      if (isLoopback && !isLoopbackHost(headers.get('host'))) return false;
      if (!isProxy(near)) return isLoopback && !proxyHeaders.some((name) => headers.has(name));
      if (unreadHeaders.some((name) => headers.has(name))) return false;
      const origins = addressHeaders.flatMap((name) => headers.get(name)?.split(',') ?? []);
      return origins
        .map((origin) => plainAddress(origin.trim()))
        .every((origin) => {
          return isLoopbackAddress(origin) || isProxy(origin);
        });
    },
  };
}

// Headers by which proxies mark a forwarded request.
const addressHeaders = ['x-forwarded-for', 'x-real-ip'];
const unreadHeaders = ['forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'];
const proxyHeaders = [
  ...addressHeaders,
  ...unreadHeaders,
  'via',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopbackAddress = (address: string) =>
  isIP(address) > 0 && loopback.check(address, familyOf(address));

/** Only addresses, and the name that is never resolved by DNS. */
function isLoopbackHost(host: string | null): boolean {
  const name = hostNameOf(host);
  if (name === undefined) return false;
  return loopbackNames.has(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Unwraps IPv4-mapped IPv6 addresses (::ffff:1.2.3.4), as dual-stack sockets report them. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Tells whether an address is one of these addresses or in one of these CIDR ranges. */
export function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}
