import type { Services } from '../../services.ts';
import { hasBrand, isLogoPath } from '../brand/page-brand.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { serveLogo } from './brand/serve-logo.ts';
import { servePreview } from './embeds/serve-preview.ts';
import { answerRefusal } from './gate/refusals.ts';
import { serveGate } from './gate/serve-gate.ts';
import { serveReadable } from './gate/serve-readable.ts';
import { serveOembed } from './oembed/serve-oembed.ts';
import { answerOtherMethod, isRead } from './other-methods.ts';
import { findDomainPage } from './pages/domain-pages.ts';
import { type Purpose, serveFile } from './serving/serve-file.ts';
import type { ViewPages } from './view/view-page.ts';

// After the origin: /f/, then <slug> up to its first dot, perhaps .<extension>, perhaps a query. What else
// stands behind /f/ is a link as well, to nothing.
const appLink = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;
// On a user's domain nearly every path is a link, most of them to nothing.
const domainLink = /^https?:\/\/[^/]+\/(?:([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/?]*))?(\?.*)?$)?/;
const viewPath = /^\/v\/([^/]+)(?:\/(unlock|open))?$/;
const pathForm = /^https?:\/\/[^/]+(\/[^?#]*)/;

type Answer = Response | Promise<Response>;

export interface PublicFiles {
  /** Answers requests for links on the app's host, and undefined to all others. */
  onApp(request: Request, findPeer: () => string): Answer | undefined;
  /** Answers everything on a user's domain: that user's files, and hardly anything else. */
  onDomain(domain: LiveDomain, request: Request, findPeer: () => string): Answer;
}

/**
 * Serves public links. It stands before the router: this is what a server does most, and a known
 * file is answered without a query or a promise.
 */
export function createPublicFiles(services: Services, viewPages: ViewPages): PublicFiles {
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
    return serveReadable(services, address, (upload) =>
      isRead(request)
        ? serveFile(services, upload, request, purpose)
        : answerOtherMethod(services, request),
    );
  }

  return {
    onApp(request, findPeer) {
      const link = appLink.exec(request.url);
      return link ? serve(link, request, undefined, findPeer) : undefined;
    },
    onDomain(domain, request, findPeer) {
      const [, path = ''] = pathForm.exec(request.url) ?? [];
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
      const link = domainLink.exec(request.url);
      return link ? serve(link, request, domain, findPeer) : nothing(services, request);
    },
  };
}

/** An address that is no link is answered as a link to nothing. */
const nothing = (services: Services, request: Request) =>
  answerRefusal(services, 'gone', { surface: 'file', slug: '', upload: undefined, request });

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
