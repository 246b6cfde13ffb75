import type { UploadRow } from '../../database/schema.ts';
import { drainBody } from '../../http/request/request-body.ts';
import type { Services } from '../../services.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { mayRead } from './may-read.ts';
import { answerOtherMethod, isRead } from './other-methods.ts';
import { findDomainPage } from './pages/domain-pages.ts';
import { notFoundPage } from './pages/pages.ts';
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
  function serve(link: RegExpExecArray, request: Request, ownerId: string | undefined): Answer {
    const [, slug = '', extension = '', query] = link;
    const purpose = query === undefined ? 'view' : purposeOf(query);
    const answer = (upload: UploadRow | undefined): Answer => {
      if (!upload || (ownerId !== undefined && upload.user_id !== ownerId)) return nothing(request);
      if (!mayRead(services, upload).allowed) return nothing(request);
      if (!isRead(request)) return answerOtherMethod(request);
      return serveFile(services, upload, request, purpose);
    };
    // No program writes a NUL into a link that it was given.
    if (extension.includes('%00')) return nothing(request);
    const upload = findUploadBySlug(services, slug);
    return upload instanceof Promise ? upload.then(answer) : answer(upload);
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

async function nothing(request: Request): Promise<Response> {
  if (!isRead(request)) await drainBody(request);
  return notFoundPage();
}

function purposeOf(query: string): Purpose {
  const parameters = new URLSearchParams(query);
  if (parameters.has('download')) return 'download';
  return parameters.has('preview') ? 'preview' : 'view';
}
