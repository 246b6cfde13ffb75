import { sendUpload } from '@perch/contract/uploads';

import type { Peer } from '../../http/request/peer.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import type { LiveDomain } from '../../modules/domains/live/live-domains.ts';
import type { Services } from '../../services.ts';
import { answerAss } from './answer-ass.ts';
import { answerChibisafe } from './answer-chibisafe.ts';
import { answerXBackBone, findXBackBoneLink, xBackBoneLinkPath } from './answer-xbackbone.ts';
import type { OldCall } from './compat-request.ts';
import { answerZipline } from './zipline/answer-zipline.ts';

/** The app's own, a user's domain, or one of before an import. */
type Host = 'app' | LiveDomain | { legacyName: string };

interface RoutedResponse {
  /** The path, for metrics. */
  route: string;
  response: Promise<Response>;
}

/** Answers what clients of other products ask as their own server did; undefined: it is something else. */
export type AnswerOldClient = (
  request: Request,
  host: Host,
  peer: Peer,
) => RoutedResponse | undefined;

/** Undefined where `COMPAT` names no product: then no request is looked at. */
export function createOldClients(services: Services): AnswerOldClient | undefined {
  const { compat } = services.config;
  if (!compat) return undefined;
  const { products } = compat;
  const { clientAddress } = services.clientAddresses;

  /** How an upload is answered; undefined: it is none of theirs. */
  function findAnswer({ headers }: Request, path: string) {
    if (path === '/upload' && products.has('xbackbone')) return answerXBackBone;
    if (path === '/' && products.has('ass')) return answerAss;
    if (path !== sendUpload.path) return undefined;
    const authorization = headers.get('authorization');
    if (authorization === null) {
      return products.has('chibisafe') && headers.has('x-api-key') ? answerChibisafe : undefined;
    }
    // Our own come with a word before them.
    return products.has('zipline') && !/\s/.test(authorization) ? answerZipline : undefined;
  }

  function findUploadAnswer(request: Request, peer: Peer) {
    const { path } = parseRequestTarget(request);
    const answer = findAnswer(request, path);
    if (!answer) return undefined;
    const { stayOpen, takeTurn } = peer;
    const address = clientAddress(peer.address(), request.headers.get('x-forwarded-for'));
    const call: OldCall = { request, address, stayOpen, language: null };
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
      // Domains of users take no uploads, but for those at which an old product took them.
      const isTaken = !domain || liveDomains.hasLegacyLinks(domain.name);
      return isTaken ? findUploadAnswer(request, peer) : undefined;
    }
    const hasPages = host === 'app' || domain;
    if (request.method !== 'GET' || !hasPages || !products.has('xbackbone')) return undefined;
    const response = findXBackBoneLink(services, { request, domain, peer });
    return response && { route: xBackBoneLinkPath, response };
  };
}
