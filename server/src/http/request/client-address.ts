import { BlockList, isIP } from 'node:net';

import { isPublicAddress } from '../../lib/public-addresses.ts';
import { hostNameOf, loopbackNames } from './host-gate.ts';

/** The client's address: the nearest hop that is not a trusted proxy. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

export interface ClientAddresses {
  clientAddress: ClientAddress;
  /**
   * Whether the request originates from this machine, addressed to its loopback name, or from a trusted
   * proxy itself. A request forwarded by an untrusted proxy, or for a client elsewhere, does not.
   */
  isInternal(peer: string, headers: Headers): boolean;
}

/** Called with the address of a proxy for each request that it seems to be configured wrongly for. */
export interface ProxyReports {
  /** A trusted proxy's header names no client, who then counts as that proxy. */
  clientUnknown(proxy: string): void;
  /** A private or loopback address, where a forgotten proxy may be, has sent the header. A public one may be any client's. */
  untrusted(peer: string): void;
}

const noReports: ProxyReports = { clientUnknown() {}, untrusted() {} };

/** `trustedProxies` are addresses and CIDR ranges; X-Forwarded-For of all other peers is ignored. */
export function createClientAddress(
  trustedProxies: readonly string[],
  reports: ProxyReports = noReports,
): ClientAddresses {
  const isProxy = createNetworkCheck(trustedProxies);

  return {
    clientAddress(peer, forwardedFor) {
      const near = plainAddress(peer);
      if (forwardedFor === null) return near;
      if (!isProxy(near)) {
        if (isIP(near) > 0 && !isPublicAddress(near)) reports.untrusted(near);
        return near;
      }
      // Each proxy appends its peer's address, so the list is trusted from its end.
      const hops = hopsIn(forwardedFor);
      let address = near;
      let isUsable = hops.length > 0;
      while (isProxy(address)) {
        const previous = hops.pop();
        if (previous === undefined) break;
        isUsable = previous !== unnamedHop;
        // Everything before an unnamed hop may be invented by the client.
        if (!isUsable) break;
        address = previous;
      }
      if (!isUsable) reports.clientUnknown(address);
      return address;
    },
    isInternal(peer, headers) {
      const near = plainAddress(peer);
      const isLoopback = isLoopbackAddress(near);
      // DNS rebinding: a web page can reach loopback through a name of its own, which Host shows.
      if (isLoopback && !isLoopbackHost(headers.get('host'))) return false;
      if (!isProxy(near)) return isLoopback && !proxyHeaders.some((name) => headers.has(name));
      if (unreadHeaders.some((name) => headers.has(name))) return false;
      return addressHeaders.every((name) => {
        const given = headers.get(name);
        if (given === null) return true;
        const hops = hopsIn(given);
        return hops.length > 0 && hops.every((hop) => isLoopbackAddress(hop) || isProxy(hop));
      });
    },
  };
}

const unnamedHop = '';

/** The addresses of X-Forwarded-For; `unnamedHop` for an element that is none, such as `unknown` or `_hidden`. */
function hopsIn(list: string): string[] {
  const elements = list.split(',').map((element) => element.trim());
  // RFC 9110 §5.6.1.2: empty elements of a list are ignored.
  return elements.filter((element) => element !== '').map(addressOfNode);
}

// RFC 7239 §6: a node may have a port, and is quoted then; IPv6 is in brackets. Some proxies write the port unquoted.
const bracketedNode = /^\[([^\]]+)\](?::[\w.-]+)?$/;
const nodeWithPort = /^([\d.]+):[\w.-]+$/;

function addressOfNode(node: string): string {
  const plain = /^"(.*)"$/.exec(node)?.[1]?.trim() ?? node;
  const [, address = plain] = bracketedNode.exec(plain) ?? nodeWithPort.exec(plain) ?? [];
  return isIP(address) === 0 ? unnamedHop : plainAddress(address);
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
