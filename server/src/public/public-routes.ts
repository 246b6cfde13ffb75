import { fetchArchive } from '@perch/contract/archives';
import { fetchLogo } from '@perch/contract/brand/logo';
import { fetchSizedPicture, fetchThumbnail } from '@perch/contract/uploads/public-links';

import { hasBrand } from '../modules/brand/page-brand.ts';
import type { Services } from '../services.ts';
import { createAlbumPages } from './albums/album-pages.ts';
import { createServeArchive } from './archives/serve-archive.ts';
import { serveSelection } from './archives/serve-selection.ts';
import { serveLogo } from './brand/serve-logo.ts';
import { serveDeletion } from './deletion/serve-deletion.ts';
import { servePreview } from './embeds/serve-preview.ts';
import { serveGate } from './gate/serve-gate.ts';
import { createLegalPages } from './legal/legal-pages.ts';
import { serveOembed } from './oembed/serve-oembed.ts';
import { respondOtherMethod } from './other-methods.ts';
import { domainFrontPage, domainProof } from './pages/domain-pages.ts';
import { createDropPages, unlockRequest } from './requests/drop-pages.ts';
import { serveRobots } from './robots.ts';
import { answerSizedPicture, answerThumbnail } from './serving/serve-thumbnail.ts';
import {
  findShortLinkAnswer,
  respondAtShortLink,
  withLinkPages,
} from './short-links/short-links.ts';
import { createViewPages } from './view/view-page.ts';
import { isRead, type PublicResponse, type Visit } from './visit.ts';

type Params = Readonly<Record<string, string>>;

/** A public address; those of files are answered by `answer-public.ts`. */
export interface PublicRoute {
  /** `{name}` is one part of the path, and `{name*}` all that follows. */
  path: string;
  hosts: 'app' | 'domain' | 'both';
  /** `read`: GET and HEAD, `form`: these and POST. By other methods the address leads nowhere. */
  methods: 'read' | 'form' | 'any';
  /** Undefined: it leads nowhere after all. */
  answer(visit: Visit, params: Params): PublicResponse | Promise<Response | undefined> | undefined;
}

/** Every public address except those of files. No two of them match the same path, so their order does not matter. */
export function listPublicRoutes(services: Services): PublicRoute[] {
  const viewPages = withLinkPages(services, createViewPages(services));
  const albumPages = createAlbumPages(services);
  const dropPages = createDropPages(services);
  const legalPage = createLegalPages(services);
  const serveArchive = createServeArchive(services);
  return [
    {
      path: fetchThumbnail.path,
      hosts: 'app',
      methods: 'any',
      answer: (visit, { slug = '' }) => answerThumbnail(services, visit, slug),
    },
    {
      path: fetchSizedPicture.path,
      hosts: 'both',
      methods: 'any',
      answer: (visit, { slug = '', name = '' }) => answerSizedPicture(services, visit, slug, name),
    },
    {
      path: '/v/{slug}',
      hosts: 'both',
      methods: 'read',
      answer: (visit, { slug = '' }) => viewPages(visit, slug),
    },
    {
      path: '/v/{slug}/unlock',
      hosts: 'both',
      methods: 'any',
      answer: (visit, { slug = '' }) => serveGate(services, 'unlock', { ...visit, slug }),
    },
    {
      path: '/v/{slug}/open',
      hosts: 'both',
      methods: 'any',
      answer: (visit, { slug = '' }) => serveGate(services, 'open', { ...visit, slug }),
    },
    {
      path: '/to/{slug}',
      hosts: 'app',
      methods: 'any',
      answer: (visit, { slug = '' }) => respondAtShortLink(services, 'follow', { ...visit, slug }),
    },
    {
      path: '/to/{slug}/unlock',
      hosts: 'app',
      methods: 'any',
      answer: (visit, { slug = '' }) => respondAtShortLink(services, 'unlock', { ...visit, slug }),
    },
    {
      path: '/{slug}/unlock',
      hosts: 'domain',
      methods: 'any',
      answer: (visit, { slug = '' }) => findShortLinkAnswer(services, 'unlock', { ...visit, slug }),
    },
    {
      path: '/a/{slug}',
      hosts: 'both',
      methods: 'read',
      answer: (visit, { slug = '' }) => albumPages.answer(visit, slug, 'page'),
    },
    {
      path: '/a/{slug}/items',
      hosts: 'both',
      methods: 'read',
      answer: (visit, { slug = '' }) => albumPages.answer(visit, slug, 'items'),
    },
    {
      path: '/a/{slug}/unlock',
      hosts: 'both',
      methods: 'any',
      answer: (visit, { slug = '' }) => albumPages.answer(visit, slug, 'unlock'),
    },
    {
      path: '/@{username}',
      hosts: 'app',
      methods: 'read',
      answer: (visit, { username = '' }) => albumPages.gallery(visit, username),
    },
    {
      path: '/p/{name*}',
      hosts: 'both',
      methods: 'any',
      answer: (visit, { name = '' }) => servePreview(services, visit, name),
    },
    {
      path: '/oembed',
      hosts: 'both',
      methods: 'any',
      answer: (visit) => serveOembed(services, visit),
    },
    {
      path: fetchArchive.path,
      hosts: 'app',
      methods: 'any',
      answer: (visit, { name = '' }) =>
        isRead(visit.request)
          ? serveSelection(services, serveArchive, visit, name)
          : respondOtherMethod(services, visit.request),
    },
    {
      path: '/delete/{slug}/{secret}',
      hosts: 'app',
      methods: 'form',
      answer: (visit, { slug = '', secret = '' }) =>
        serveDeletion(services, { ...visit, slug }, secret),
    },
    {
      path: '/drop/{token}',
      hosts: 'app',
      methods: 'form',
      answer: (visit, { token = '' }) => dropPages({ ...visit, token }),
    },
    {
      path: '/drop/{token}/unlock',
      hosts: 'app',
      methods: 'any',
      answer: (visit, { token = '' }) => unlockRequest(services, { ...visit, token }),
    },
    {
      path: '/legal',
      hosts: 'app',
      methods: 'read',
      answer: (visit) => legalPage(visit, ''),
    },
    {
      path: '/legal/{name*}',
      hosts: 'app',
      methods: 'read',
      answer: (visit, { name = '' }) => legalPage(visit, name),
    },
    {
      path: '/robots.txt',
      hosts: 'both',
      methods: 'read',
      answer: ({ domain }) => serveRobots(services, domain ? 'domain' : 'app'),
    },
    {
      path: '/',
      hosts: 'domain',
      methods: 'read',
      answer: ({ domain, request }) => domain && domainFrontPage(services, domain, request),
    },
    {
      path: '/.well-known/perch/{nonce}',
      hosts: 'domain',
      methods: 'read',
      answer: ({ domain }, { nonce = '' }) => domain && domainProof(services, domain, nonce),
    },
    {
      path: fetchLogo.path,
      hosts: 'both',
      methods: 'read',
      // A neutral domain does not tell on which installation it is.
      answer: ({ domain, request }) =>
        domain && !hasBrand(domain) ? undefined : serveLogo(services, request),
    },
  ];
}

/** The route of a request, and what its path has in the places of the names. */
export interface MatchedRoute {
  path: string;
  answer(visit: Visit): ReturnType<PublicRoute['answer']>;
}

const pathForm = /^https?:\/\/[^/]+(\/[^?#]*)/;

/** The path of a request as it was sent. */
export const rawPathOf = ({ url }: Request): string => pathForm.exec(url)?.[1] ?? '/';

const takes: Record<PublicRoute['methods'], (request: Request) => boolean> = {
  read: isRead,
  form: (request) => isRead(request) || request.method === 'POST',
  any: () => true,
};

/** Finds the route of a request on one kind of host: those that begin with a name come after the others. */
export function createFindRoute(
  routes: readonly PublicRoute[],
  host: Exclude<PublicRoute['hosts'], 'both'>,
): (request: Request) => MatchedRoute | undefined {
  const served = routes
    .filter(({ hosts }) => hosts === host || hosts === 'both')
    .map((route) => ({ ...route, form: formOf(route.path) }));
  const named = served.filter(({ path }) => firstPartOf(path).includes('{'));
  const byFirst = new Map(
    [...Map.groupBy(served, ({ path }) => firstPartOf(path))].map(([first, own]) => [
      first,
      [...own, ...named],
    ]),
  );
  return (request) => {
    const path = rawPathOf(request);
    for (const route of byFirst.get(firstPartOf(path)) ?? named) {
      const params = takes[route.methods](request) && paramsOf(route.form.exec(path));
      if (params) return { path: route.path, answer: (visit) => route.answer(visit, params) };
    }
    return undefined;
  };
}

const firstPartOf = (path: string): string => path.split('/', 2)[1] ?? '';

function formOf(path: string): RegExp {
  const parts = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{(\w+)(\*?)\}/g, (_, name, rest) =>
      rest === '' ? `(?<${name}>[^/]+)` : `(?<${name}>.*)`,
    );
  return new RegExp(`^${parts}$`);
}

function paramsOf(found: RegExpExecArray | null): Params | undefined {
  if (!found) return undefined;
  const named = Object.entries(found.groups ?? {});
  return Object.fromEntries(named.map(([name, part]) => [name, decoded(part)]));
}

/** As it stands where it is no UTF-8: then it is the name of nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
