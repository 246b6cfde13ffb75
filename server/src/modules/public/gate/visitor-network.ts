import { clientNetworks } from '../../../http/request/client-networks.ts';
import type { Services } from '../../../services.ts';

export interface Visitor {
  request: Request;
  /** The address of the connection's other end. */
  findPeer(): string;
}

/** The client's network address: the connection's other end, or what a trusted proxy says. */
export function visitorAddress(
  { clientAddresses }: Pick<Services, 'clientAddresses'>,
  { request, findPeer }: Visitor,
): string {
  return clientAddresses.clientAddress(findPeer(), request.headers.get('x-forwarded-for'));
}

/** The network against which a visitor's attempts count: an IPv4 address or an IPv6 /64. */
export const visitorNetwork = (
  services: Pick<Services, 'clientAddresses'>,
  visitor: Visitor,
): string => clientNetworks(visitorAddress(services, visitor)).machine;
