import { BlockList, isIP } from 'node:net';

/** Where a request comes from: the nearest address that is not a trusted proxy's. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

/** `trustedProxies` are addresses and CIDR ranges; X-Forwarded-For counts from nobody else. */
export function createClientAddress(trustedProxies: readonly string[]): {
  clientAddress: ClientAddress;
  /** Whether this machine or a trusted proxy asks for itself, and hands on nobody's request. */
  isFromInside(peer: string, forwardedFor: string | null): boolean;
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
    isFromInside(peer, forwardedFor) {
      const origin = forwardedFor?.split(',').at(-1)?.trim() ?? peer;
      return [peer, origin].map(plainAddress).every((address) => {
        return loopback.check(address, familyOf(address)) || isProxy(address);
      });
    },
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address that an IPv6 socket shows as ::ffff:1.2.3.4 is that address. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const family = familyOf(address);
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
