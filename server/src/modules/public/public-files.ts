import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import type { LiveDomain } from '../domains/live-domains.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { findDomainPage } from './domain-pages.ts';
import { notFoundPage } from './page.ts';
import { type Purpose, serveFile } from './serve-file.ts';

// After the origin: /f/, then <slug>, perhaps .<extension>, perhaps a query. What else stands behind
// /f/ is a link as well, to nothing.
const appLink = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z]+)(?:\.[^/?]*)?(\?.*)?$)?/;
// On a user's domain nearly every path is a link, most of them to nothing.
const domainLink = /^https?:\/\/[^/]+\/(?:([0-9A-Za-z]+)(?:\.[^/?]*)?(\?.*)?$)?/;
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
  function serve(link: RegExpExecArray, request: Request, ownerId: string | undefined): Answer {
    const [, slug = '', query] = link;
    const purpose = query === undefined ? 'view' : purposeOf(query);
    const answer = (upload: UploadRow | undefined): Answer =>
      upload && (ownerId === undefined || upload.user_id === ownerId)
        ? serveFile(services, upload, request, purpose)
        : notFoundPage();
    const upload = findUploadBySlug(services, slug);
    return upload instanceof Promise ? upload.then(answer) : answer(upload);
  }

  return {
    onApp(request) {
      if (!isRead(request)) return undefined;
      const link = appLink.exec(request.url);
      return link ? serve(link, request, undefined) : undefined;
    },
    onDomain(domain, request) {
      if (!isRead(request)) return notFoundPage();
      const [, path = ''] = pathForm.exec(request.url) ?? [];
      const page = findDomainPage(services, domain, path);
      if (page) return page;
      const link = domainLink.exec(request.url);
      return link ? serve(link, request, domain.ownerId) : notFoundPage();
    },
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
