import { clientNetworks } from '../http/request/client-networks.ts';
import type { Peer } from '../http/request/peer.ts';
import type { LiveDomain } from '../modules/domains/live/live-domains.ts';
import type { Services } from '../services.ts';

/** A request at a public address. */
export interface Visit {
  /** As it came, with its method, headers and cookies. */
  request: Request;
  /** The user's domain in the address; undefined on the app's host. */
  domain: LiveDomain | undefined;
  peer: Peer;
}

/** Who asks, wherever. */
export interface Visitor {
  request: Request;
  peer: Pick<Peer, 'address'>;
}

type Addresses = Pick<Services, 'clientAddresses'>;

/** The client's network address: the connection's other end, or what a trusted proxy says. */
export function visitorAddress({ clientAddresses }: Addresses, { request, peer }: Visitor): string {
  return clientAddresses.clientAddress(peer.address(), request.headers.get('x-forwarded-for'));
}

/** The network against which a visitor's attempts count: an IPv4 address or an IPv6 /64. */
export const visitorNetwork = (services: Addresses, visitor: Visitor): string =>
  clientNetworks(visitorAddress(services, visitor)).machine;

/** The response of a public address: synchronous if nothing has to be awaited. */
export type PublicResponse = Response | Promise<Response>;

export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
