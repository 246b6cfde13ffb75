import type { Services } from '../../services.ts';
import { hasBrand, isLogoPath } from '../brand/page-brand.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { type AlbumPages, type AlbumPart, albumParts } from './albums/album-pages.ts';
import { serveLogo } from './brand/serve-logo.ts';
import { servePreview } from './embeds/serve-preview.ts';
import { isKnownUpload } from './gate/find-link.ts';
import { answerRefusal } from './gate/refusals.ts';
import { serveGate } from './gate/serve-gate.ts';
import { askGate, refusedAt } from './gate/serve-readable.ts';
import { answerLegacy } from './legacy/answer-legacy.ts';
import { serveOembed } from './oembed/serve-oembed.ts';
import { answerOtherMethod, isRead } from './other-methods.ts';
import { findDomainPage, redirect } from './pages/domain-pages.ts';
import { robotsPath, serveRobots } from './robots.ts';
import { type Purpose, serveFile } from './serving/serve-file.ts';
import { answerWithout, findAnswer } from './short-links/short-links.ts';
import type { ViewPages } from './view/view-page.ts';

// After the origin: /f/, then <slug> up to its first dot, perhaps .<extension>, perhaps a query. What else
// stands behind /f/ is a link as well, to nothing.
const appLink = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;
// On a user's domain nearly every path is a link, most of them to nothing.
const domainLink = /^https?:\/\/[^/]+\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;
// The form of a short link's page on a domain.
const unlockPath = /^\/([^/]+)\/unlock$/;
const albumPath = /^\/a\/([^/]+)(?:\/(items|unlock))?$/;
const viewPath = /^\/v\/([^/]+)(?:\/(unlock|open))?$/;
const pathForm = /^https?:\/\/[^/]+(\/[^?#]*)/;

type Answer = Response | Promise<Response>;

/** Whether an address on a domain looks like that of a file, for which most requests are. */
export const isLinkOnDomain = (domain: LiveDomain | LegacyHost, { url }: Request): boolean =>
  !('legacyName' in domain) && domainLink.exec(url)?.[1] !== undefined;

/** A host that has only addresses of before an import; its front page leads to the app. */
export interface LegacyHost {
  legacyName: string;
}

export interface PublicFiles {
  /** Answers requests for links on the app's host, and undefined to all others. */
  onApp(request: Request, findPeer: () => string): Answer | undefined;
  /** Answers everything on a user's domain: that user's files, and hardly anything else. */
  onDomain(domain: LiveDomain | LegacyHost, request: Request, findPeer: () => string): Answer;
}

/**
 * Serves public links. It stands before the router: this is what a server does most, and a known
 * file is answered without a query or a promise.
 */
export function createPublicFiles(
  services: Services,
  viewPages: ViewPages,
  albumPages: AlbumPages,
): PublicFiles {
  function serve(
    link: RegExpExecArray,
    request: Request,
    domain: LiveDomain | undefined,
    findPeer: () => string,
  ): Answer {
    const [, slug = '', extension, query] = link;
    const purpose = query === undefined ? 'view' : purposeOf(query);
    // No program writes a NUL into a link that it was given.
    if (extension?.includes('%00')) return nothing(services, request);
    const address = {
      surface: 'file' as const,
      slug,
      extension,
      space: domain?.id,
      request,
      domainOwnerId: domain?.ownerId,
      findPeer,
    };
    return askGate(services, address, (decision, upload) => {
      if ('allowed' in decision) {
        return isRead(request)
          ? serveFile(services, decision.allowed, request, purpose)
          : answerOtherMethod(services, request);
      }
      if (!upload && domain) {
        return legacyOn(domain, request, findPeer).then(
          (legacy) =>
            legacy ?? answerWithout(services, { slug: nameIn(link), domain, request, findPeer }),
        );
      }
      return answerRefusal(services, decision.refused, refusedAt(address, upload));
    });
  }

  const legacyOn = (domain: LiveDomain, request: Request, findPeer: () => string) =>
    answerLegacy(services, { host: domain.name, domain, request, findPeer });

  /** A short link, or an upload: no two of them answer for one address (`slugs/claim-slug.ts`). */
  function serveOnDomain(
    link: RegExpExecArray,
    request: Request,
    domain: LiveDomain,
    findPeer: () => string,
  ): Answer {
    const [, slug = '', extension] = link;
    const upload = () => serve(link, request, domain, findPeer);
    const known = { surface: 'file', slug, extension, space: domain.id } as const;
    if (isKnownUpload(services, known)) return upload();
    const address = { slug: nameIn(link), domain, request, findPeer };
    return findAnswer(services, 'follow', address).then((answer) => answer ?? upload());
  }

  async function serveOnLegacyHost(host: string, request: Request, findPeer: () => string) {
    if (isRead(request) && pathForm.exec(request.url)?.[1] === '/') {
      return redirect(services.config.publicUrl);
    }
    return (
      (await answerLegacy(services, { host, request, findPeer })) ?? nothing(services, request)
    );
  }

  return {
    onApp(request, findPeer) {
      const link = appLink.exec(request.url);
      return link ? serve(link, request, undefined, findPeer) : undefined;
    },
    onDomain(domain, request, findPeer) {
      const [, path = ''] = pathForm.exec(request.url) ?? [];
      if (path === robotsPath && isRead(request)) return serveRobots(services, 'domain');
      if ('legacyName' in domain) return serveOnLegacyHost(domain.legacyName, request, findPeer);
      const page = isRead(request) && findDomainPage(services, domain, request, path);
      if (page) return page;
      if (isRead(request) && isLogoPath(path) && hasBrand(domain))
        return serveLogo(services, request);
      if (path.startsWith('/p/')) return servePreview(services, request, domain, findPeer);
      if (path === '/oembed') return serveOembed(services, request, domain, findPeer);
      const [, slug, action] = viewPath.exec(path) ?? [];
      if (slug !== undefined && (action === 'unlock' || action === 'open')) {
        const { id: space, ownerId: domainOwnerId } = domain;
        return serveGate(services, action, { slug, space, request, domainOwnerId, findPeer });
      }
      if (slug !== undefined && isRead(request)) {
        return viewPages(slug, request, domain, findPeer);
      }
      const [, album, part = 'page'] = albumPath.exec(path) ?? [];
      if (album !== undefined && isAlbumPart(part) && (isRead(request) || part === 'unlock')) {
        const answer = albumPages.answer(part, album, request, domain, findPeer);
        return Promise.resolve(answer).then(async (given) =>
          given.status === 404 ? ((await legacyOn(domain, request, findPeer)) ?? given) : given,
        );
      }
      const [, unlocked] = unlockPath.exec(path) ?? [];
      if (unlocked !== undefined) {
        const address = { slug: unlocked, domain, request, findPeer };
        return findAnswer(services, 'unlock', address).then(
          (answer) => answer ?? nothing(services, request),
        );
      }
      const link = domainLink.exec(request.url);
      if (link?.[1] !== undefined) return serveOnDomain(link, request, domain, findPeer);
      return legacyOn(domain, request, findPeer).then(
        (legacy) => legacy ?? nothing(services, request),
      );
    },
  };
}

/** All that an address has before its query. */
const nameIn = ([, slug = '', extension]: RegExpExecArray) =>
  extension === undefined ? slug : `${slug}.${extension}`;
const isAlbumPart = (part: string): part is AlbumPart => albumParts.some((each) => each === part);

/** An address that is no link is answered as a link to nothing. */
const nothing = (services: Services, request: Request) =>
  answerRefusal(services, 'gone', { surface: 'file', slug: '', upload: undefined, request });

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
