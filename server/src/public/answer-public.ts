import { fetchFile } from '@perch/contract/uploads/public-links';

import type { LiveDomain } from '../modules/domains/live/live-domains.ts';
import type { Services } from '../services.ts';
import { isKnownUpload } from './gate/find-link.ts';
import { respondRefused } from './gate/refusals.ts';
import { authorizeRead, refusalContextAt } from './gate/serve-readable.ts';
import { respondOtherMethod } from './other-methods.ts';
import { redirect } from './pages/domain-pages.ts';
import {
  createFindRoute,
  type MatchedRoute,
  type PublicRoute,
  rawPathOf,
} from './public-routes.ts';
import { serveRobots } from './robots.ts';
import { type Purpose, serveFile } from './serving/serve-file.ts';
import { findShortLinkAnswer, respondNotFound } from './short-links/short-links.ts';
import { isRead, type PublicResponse, type Visit } from './visit.ts';

// After the origin: /f/, then <slug> up to its first dot, perhaps .<extension>, perhaps a query. What else
// stands behind /f/ is a link as well, to nothing.
const appLink = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;
// On a user's domain nearly every path is a link, most of them to nothing.
const domainLink = /^https?:\/\/[^/]+\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;

/** A host that has only legacy addresses; its front page redirects to the app. */
export interface LegacyHost {
  legacyName: string;
}

/** An answer at a public address, and the route that metrics name. */
interface RoutedResponse {
  route: string;
  answer: PublicResponse;
}

export interface PublicResponders {
  /** Answers requests for links to files on the app's host and on domains, and undefined to all others. */
  findFile(visit: Visit): PublicResponse | undefined;
  /** The route of another public address of the app's host; undefined: it is none of them. */
  findOnApp(visit: Visit): MatchedRoute | undefined;
  /** Answers at all other addresses of a user’s domain. */
  onDomain(visit: Visit, domain: LiveDomain): RoutedResponse;
  onLegacyHost(visit: Visit, host: LegacyHost): Promise<Response>;
}

/** Answers a legacy address on this host; undefined: it is unknown. */
type LegacyResponder = (
  services: Services,
  visit: Visit & { host: string },
) => Promise<Response | undefined>;

/**
 * Serves public addresses. It stands before the router: this is what a server does most, and a known
 * file is answered without a query or a promise.
 */
export function createPublicAnswers(
  services: Services,
  routes: readonly PublicRoute[],
  answerLegacy: LegacyResponder,
): PublicResponders {
  const findOnApp = createFindRoute(routes, 'app');
  const findOnDomain = createFindRoute(routes, 'domain');

  function serve(link: RegExpExecArray, visit: Visit): PublicResponse {
    const [, slug = '', extension, query] = link;
    const { request, domain } = visit;
    const purpose = query === undefined ? 'view' : purposeOf(query);
    // No program writes a NUL into a link that it was given.
    if (extension?.includes('%00')) return nothing(services, request);
    const address = { ...visit, surface: 'file' as const, slug, extension };
    return authorizeRead(services, address, (decision, upload) => {
      if ('allowed' in decision) {
        return isRead(request)
          ? serveFile(services, decision.allowed, request, purpose)
          : respondOtherMethod(services, request);
      }
      if (!upload && domain) {
        return legacyOn(visit, domain).then(
          (legacy) => legacy ?? respondNotFound(services, { ...visit, slug: nameIn(link) }),
        );
      }
      return respondRefused(services, decision.refused, refusalContextAt(address, upload));
    });
  }

  const legacyOn = (visit: Visit, { name: host }: LiveDomain) =>
    answerLegacy(services, { ...visit, host });

  /** A short link, or an upload: no two of them answer for one address (`slugs/claim-slug.ts`). */
  function serveOnDomain(link: RegExpExecArray, visit: Visit): PublicResponse {
    const [, slug = '', extension] = link;
    const upload = () => serve(link, visit);
    const known = { surface: 'file', slug, extension, domain: visit.domain } as const;
    if (isKnownUpload(services, known)) return upload();
    return findShortLinkAnswer(services, 'follow', { ...visit, slug: nameIn(link) }).then(
      (answer) => answer ?? upload(),
    );
  }

  /** Answers legacy addresses that nothing else matches. */
  async function orLegacy(
    visit: Visit,
    domain: LiveDomain,
    given: ReturnType<PublicRoute['answer']>,
  ): Promise<Response> {
    const answer = await given;
    if (answer && answer.status !== 404) return answer;
    return (await legacyOn(visit, domain)) ?? answer ?? nothing(services, visit.request);
  }

  return {
    findFile(visit) {
      const { request, domain } = visit;
      if (!domain) {
        const link = appLink.exec(request.url);
        return link ? serve(link, visit) : undefined;
      }
      const link = domainLink.exec(request.url);
      const isLink = link?.[1] !== undefined && !findOnDomain(request);
      return isLink ? serveOnDomain(link, visit) : undefined;
    },
    findOnApp: ({ request }) => findOnApp(request),
    onDomain(visit, domain) {
      const found = findOnDomain(visit.request);
      const answer = orLegacy(visit, domain, found?.answer(visit));
      return { route: found?.path ?? fetchFile.path, answer };
    },
    async onLegacyHost(visit, { legacyName: host }) {
      const { request } = visit;
      const path = rawPathOf(request);
      if (isRead(request) && path === '/robots.txt') return serveRobots(services, 'domain');
      if (isRead(request) && path === '/') return redirect(services.config.publicUrl);
      return (await answerLegacy(services, { ...visit, host })) ?? nothing(services, request);
    },
  };
}

/** All that an address has before its query. */
const nameIn = ([, slug = '', extension]: RegExpExecArray) =>
  extension === undefined ? slug : `${slug}.${extension}`;

/** An address that is no link is answered as a link to nothing. */
const nothing = (services: Services, request: Request) =>
  respondRefused(services, 'gone', { surface: 'file', slug: '', upload: undefined, request });

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
