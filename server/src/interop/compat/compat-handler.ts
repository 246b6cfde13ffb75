import { sendUpload } from '@perch/contract/uploads';

import type { Peer } from '../../http/request/peer.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import type { LiveDomain } from '../../modules/domains/live/live-domains.ts';
import type { Services } from '../../services.ts';
import { answerAss } from './answer-ass.ts';
import { answerChibisafe } from './answer-chibisafe.ts';
import { answerXBackBone, answerXBackBoneLink, xBackBoneLinkPath } from './answer-xbackbone.ts';
import type { CompatRequest } from './compat-request.ts';
import { answerZipline } from './zipline/answer-zipline.ts';

/** The app's own host, a user's domain, or a host from before an import. */
type Host = 'app' | LiveDomain | { legacyName: string };

interface RoutedResponse {
  /** The path, for metrics. */
  route: string;
  response: Promise<Response>;
}

/** Answers requests of other products' clients as their own server did; undefined: it is no such request. */
export type CompatHandler = (
  request: Request,
  host: Host,
  peer: Peer,
) => RoutedResponse | undefined;

/** Undefined if `COMPAT` names no product: then requests are not inspected at all. */
export function createCompatHandler(services: Services): CompatHandler | undefined {
  const { compat } = services.config;
  if (!compat) return undefined;
  const { products } = compat;
  const { clientAddress } = services.clientAddresses;

  /** The function that answers an upload; undefined: it is not of such a client. */
  function findAnswer({ headers }: Request, path: string) {
    if (path === '/upload' && products.has('xbackbone')) return answerXBackBone;
    if (path === '/' && products.has('ass')) return answerAss;
    if (path !== sendUpload.path) return undefined;
    const authorization = headers.get('authorization');
    if (authorization === null) {
      return products.has('chibisafe') && headers.has('x-api-key') ? answerChibisafe : undefined;
    }
    // Perch's own clients send a scheme before the token.
    return products.has('zipline') && !/\s/.test(authorization) ? answerZipline : undefined;
  }

  function findUploadAnswer(request: Request, peer: Peer) {
    const { path } = parseRequestTarget(request);
    const answer = findAnswer(request, path);
    if (!answer) return undefined;
    const { stayOpen, takeTurn } = peer;
    const address = clientAddress(peer.address(), request.headers.get('x-forwarded-for'));
    const call: CompatRequest = { request, address, stayOpen, language: null };
    const response = async () => {
      await takeTurn();
      return answer(services, call);
    };
    return { route: path, response: response() };
  }

  return (request, host, peer) => {
    const { liveDomains } = services;
    const domain = host === 'app' || 'legacyName' in host ? undefined : host;
    if (request.method === 'POST') {
      // Users' domains accept no uploads, except those at which the old product accepted them.
      const acceptsUploads = !domain || liveDomains.hasLegacyLinks(domain.name);
      return acceptsUploads ? findUploadAnswer(request, peer) : undefined;
    }
    const hasPages = host === 'app' || domain;
    if (request.method !== 'GET' || !hasPages || !products.has('xbackbone')) return undefined;
    const response = answerXBackBoneLink(services, { request, domain, peer });
    return response && { route: xBackBoneLinkPath, response };
  };
}
