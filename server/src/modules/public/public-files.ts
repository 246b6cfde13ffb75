import type { Services } from '../../services.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { answerRefusal } from './gate/refusals.ts';
import { serveReadable } from './gate/serve-readable.ts';
import { answerOtherMethod, isRead } from './other-methods.ts';
import { findDomainPage } from './pages/domain-pages.ts';
import { type Purpose, serveFile } from './serving/serve-file.ts';

// After the origin: /f/, then <slug>, perhaps .<extension>, perhaps a query. What else stands behind
// /f/ is a link as well, to nothing.
const appLink = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z]+)(?:\.([^/?]*))?(\?.*)?$)?/;
// On a user's domain nearly every path is a link, most of them to nothing.
const domainLink = /^https?:\/\/[^/]+\/(?:([0-9A-Za-z]+)(?:\.([^/?]*))?(\?.*)?$)?/;
const pathForm = /^https?:\/\/[^/]+(\/[^?#]*)/;

type Answer = Response | Promise<Response>;

export interface PublicFiles {
  /** Answers requests for links on the app's host, and undefined to all others. */
  onApp(request: Request): Answer | undefined;
  /** Answers everything on a user's domain: that user's files, and hardly anything else. */
  onDomain(domain: LiveDomain, request: Request): Answer;
}

/**
 * Serves public links. It stands before the router: this is what a server does most, and a known
 * file is answered without a query or a promise.
 */
export function createPublicFiles(services: Services): PublicFiles {
  function serve(
    link: RegExpExecArray,
    request: Request,
    domainOwnerId: string | undefined,
  ): Answer {
    const [, slug = '', extension = '', query] = link;
    const purpose = query === undefined ? 'view' : purposeOf(query);
    // No program writes a NUL into a link that it was given.
    if (extension.includes('%00')) return nothing(request);
    return serveReadable(services, { surface: 'file', slug, request, domainOwnerId }, (upload) =>
      isRead(request) ? serveFile(services, upload, request, purpose) : answerOtherMethod(request),
    );
  }

  return {
    onApp(request) {
      const link = appLink.exec(request.url);
      return link ? serve(link, request, undefined) : undefined;
    },
    onDomain(domain, request) {
      const [, path = ''] = pathForm.exec(request.url) ?? [];
      const page = isRead(request) && findDomainPage(services, domain, path);
      if (page) return page;
      const link = domainLink.exec(request.url);
      return link ? serve(link, request, domain.ownerId) : nothing(request);
    },
  };
}

/** An address that is no link is answered as a link to nothing. */
const nothing = (request: Request) => answerRefusal('gone', 'file', request);

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
