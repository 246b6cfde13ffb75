import { parseRequestTarget } from '../../http/request/request-target.ts';
import { deletionUrlOf } from '../../modules/uploads/deletion-link.ts';
import { isAppPage } from '../../public/app-pages.ts';
import type { ReadableUpload } from '../../public/gate/decide-read.ts';
import { findSentPassword } from '../../public/gate/try-password.ts';
import { respondOtherMethod } from '../../public/other-methods.ts';
import { serveFile } from '../../public/serving/serve-file.ts';
import { serveThumbnail } from '../../public/serving/serve-thumbnail.ts';
import { serveShortLink, shortLinkPath } from '../../public/short-links/short-links.ts';
import { isRead, type Visit } from '../../public/visit.ts';
import type { Services } from '../../services.ts';
import type { LegacyRequest } from './serve-legacy.ts';
import { serveLegacy } from './serve-legacy.ts';

/**
 * Answers an address from before an import as the old product did: with the bytes or with the page. Undefined: the
 * address is unknown. Throws `too_many_attempts`.
 */
export function answerLegacy(
  services: Services,
  visit: LegacyRequest,
): Promise<Response | undefined> {
  const { request } = visit;
  return serveLegacy(services, visit, {
    bytes: (upload, kind) => serveBytes(services, upload, kind, request),
    page: (address) =>
      isRead(request) ? redirect(address) : respondOtherMethod(services, request),
    // The visitor has the old secret, and gets the page that asks for confirmation.
    deletion: (upload) =>
      isRead(request)
        ? redirect(deletionUrlOf(services, upload))
        : respondOtherMethod(services, request),
    link: (id, pageOrigin) => serveLink(services, visit, id, pageOrigin),
  });
}

/** The same on the app's own host, except for the paths of the app's own pages and calls. */
export async function answerLegacyOnApp(
  services: Services,
  visit: Visit,
): Promise<Response | undefined> {
  if (isAppPage(parseRequestTarget(visit.request).path)) return undefined;
  const { hostname: host } = new URL(services.config.publicUrl);
  return answerLegacy(services, { ...visit, host });
}

/** A link with a password redirects to its own page; on a domain only its owner's links work. */
async function serveLink(
  services: Services,
  visit: LegacyRequest,
  id: string,
  pageOrigin: string,
): Promise<Response | undefined> {
  const { domain, request } = visit;
  const link = await services.db
    .selectFrom('short_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!link || (domain && domain.ownerId !== link.user_id)) return undefined;
  const { slug } = link;
  if (link.password_hash !== null && isRead(request) && findSentPassword(request) === undefined) {
    return redirect(`${pageOrigin}${shortLinkPath({ slug, domain })}`);
  }
  return serveShortLink(services, { ...visit, slug, link });
}

async function serveBytes(
  services: Services,
  upload: ReadableUpload,
  kind: string,
  request: Request,
): Promise<Response> {
  if (!isRead(request)) return respondOtherMethod(services, request);
  if (kind === 'thumbnail') return serveThumbnail(services, upload, request);
  const isSaved = kind === 'download' || parseRequestTarget(request).query.has('download');
  const purpose = isSaved ? 'download' : 'view';
  const answer = await serveFile(services, upload, request, purpose);
  if (kind === 'mixed') {
    // Browsers that navigate to the same address get a page, so caches must not confuse the two.
    answer.headers.set('cache-control', 'no-store');
    answer.headers.append('vary', 'Sec-Fetch-Mode');
  }
  return answer;
}

const redirect = (location: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      'cache-control': 'no-store',
      vary: 'Sec-Fetch-Mode',
      'referrer-policy': 'no-referrer',
    },
  });
