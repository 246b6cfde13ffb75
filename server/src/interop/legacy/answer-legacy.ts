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
 * Answers at an address of before an import, as the product did that gave it out: the bytes themselves where it gave
 * bytes, the page where it showed one. Undefined: the address leads nowhere. Throws `too_many_attempts`.
 */
export function answerLegacy(
  services: Services,
  asked: LegacyRequest,
): Promise<Response | undefined> {
  const { request } = asked;
  return serveLegacy(services, asked, {
    bytes: (upload, kind) => serveBytes(services, upload, kind, request),
    page: (address) => (isRead(request) ? lead(address) : respondOtherMethod(services, request)),
    // The visitor has shown the secret of before, and gets the page that asks once more.
    deletion: (upload) =>
      isRead(request)
        ? lead(deletionUrlOf(services, upload))
        : respondOtherMethod(services, request),
    link: (id, pageOrigin) => serveLink(services, asked, id, pageOrigin),
  });
}

/** The same on the app's own host, but for the paths of the app's own pages and calls. */
export async function answerLegacyOnApp(
  services: Services,
  visit: Visit,
): Promise<Response | undefined> {
  if (isAppPage(parseRequestTarget(visit.request).path)) return undefined;
  const { hostname: host } = new URL(services.config.publicUrl);
  return answerLegacy(services, { ...visit, host });
}

/** A locked link has its form on its own page; on a domain only its owner's links work. */
async function serveLink(
  services: Services,
  asked: LegacyRequest,
  id: string,
  pageOrigin: string,
): Promise<Response | undefined> {
  const { domain, request } = asked;
  const link = await services.db
    .selectFrom('short_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!link || (domain && domain.ownerId !== link.user_id)) return undefined;
  const { slug } = link;
  if (link.password_hash !== null && isRead(request) && findSentPassword(request) === undefined) {
    return lead(`${pageOrigin}${shortLinkPath({ slug, domain })}`);
  }
  return serveShortLink(services, { ...asked, slug, link });
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
    // The same address is a page where a browser navigates to it, so no cache may keep the one for the other.
    answer.headers.set('cache-control', 'no-store');
    answer.headers.append('vary', 'Sec-Fetch-Mode');
  }
  return answer;
}

const lead = (location: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      'cache-control': 'no-store',
      vary: 'Sec-Fetch-Mode',
      'referrer-policy': 'no-referrer',
    },
  });
