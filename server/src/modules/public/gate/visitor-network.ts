import { createClientAddress } from '../../../http/request/client-address.ts';
import { clientNetworks } from '../../../http/request/client-networks.ts';
import type { Services } from '../../../services.ts';

export interface Visitor {
  request: Request;
  /** The address of the connection's other end. */
  findPeer(): string;
}

/** The network against which a visitor's attempts count: an IPv4 address or an IPv6 /64. */
export function visitorNetwork(
  { config }: Pick<Services, 'config'>,
  { request, findPeer }: Visitor,
): string {
  const { clientAddress } = createClientAddress(config.trustedProxies);
  const address = clientAddress(findPeer(), request.headers.get('x-forwarded-for'));
  return clientNetworks(address).machine;
}
