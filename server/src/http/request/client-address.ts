import { BlockList, isIP } from 'node:net';

import { hostNameOf, loopbackNames } from './host-gate.ts';

/** Where a request comes from: the nearest address that is not a trusted proxy's. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

/** `trustedProxies` are addresses and CIDR ranges; X-Forwarded-For counts from nobody else. */
export function createClientAddress(trustedProxies: readonly string[]): {
  clientAddress: ClientAddress;
  /**
   * Whether this machine, at its own address, or a trusted proxy makes this request for itself. One
   * that was handed on is not: by a proxy that is not trusted, or for an address elsewhere.
   */
  isFromInside(peer: string, headers: Headers): boolean;
} {
  const trusted = new BlockList();
  for (const network of trustedProxies) addNetwork(trusted, network);
  const isProxy = (address: string) =>
    isIP(address) > 0 && trusted.check(address, familyOf(address));

  return {
    clientAddress(peer, forwardedFor) {
      // Each proxy appends whom it saw, so the list is believed from its end.
      const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
      let address = plainAddress(peer);
      while (isProxy(address)) {
        const previous = hops.pop();
        if (previous === undefined || isIP(previous) === 0) break;
        address = previous;
      }
      return address;
    },
    isFromInside(peer, headers) {
      const near = plainAddress(peer);
      const isLoopback = isLoopbackAddress(near);
      // A page whose name was made to lead to this machine comes from here, but by that name.
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

// By one of these a proxy says that it hands on a request.
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

/** Addresses alone, and the one name that no name server is asked about. */
function isLoopbackHost(host: string | null): boolean {
  const name = hostNameOf(host);
  if (name === undefined) return false;
  return loopbackNames.has(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address that an IPv6 socket shows as ::ffff:1.2.3.4 is that address. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const family = familyOf(address);
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
