import type { Services } from '../../services.ts';
import { hasEndedLink } from '../gate/ended-links.ts';
import { isKnownUpload, recordMiss, refuseGuessing } from '../gate/find-link.ts';
import { answerRefusal } from '../gate/refusals.ts';
import { endedPage } from '../pages/gate-pages.ts';
import { frameOf } from '../pages/page-frame.ts';
import type { ViewPages } from '../view/view-page.ts';
import { isRead } from '../visit.ts';
import { findShortLink, type ShortLinkAddress } from './find-short-link.ts';
import { previewShortLink, serveShortLink, unlockShortLink } from './serve-short-link.ts';

/** A request at a short link's address wants the redirect, or sends the form of its page. */
export type LinkAction = 'follow' | 'unlock';

const answers = { follow: serveShortLink, unlock: unlockShortLink };

/** Answers at `/to/<slug>` on the app's host, where nothing but short links is. */
export async function answerAtShortLink(
  services: Services,
  action: LinkAction,
  address: ShortLinkAddress,
): Promise<Response> {
  const answered = await findShortLinkAnswer(services, action, address);
  if (answered) return answered;
  refuseGuessing(services, address);
  await recordMiss(services, address);
  return respondNotFound(services, address);
}

/** Answers on a user's domain where a short link is; undefined elsewhere, where the address may be an upload's. */
export async function findShortLinkAnswer(
  services: Services,
  action: LinkAction,
  address: ShortLinkAddress,
): Promise<Response | undefined> {
  const link = await findShortLink(services, address);
  return link && answers[action](services, { ...address, link });
}

/** The answer to an address without a link: that one has ended is said for a while. */
export async function respondNotFound(
  services: Services,
  { slug, domain, request }: ShortLinkAddress,
): Promise<Response> {
  const hasEnded = isRead(request) && (await hasEndedLink(services.db, { slug, domain }));
  if (hasEnded) return endedPage(frameOf(services, request));
  const nothing = { surface: 'file', slug, upload: undefined, request } as const;
  return answerRefusal(services, 'gone', nothing);
}

/** Pages of uploads, and before those that are not in memory the pages of short links. */
export const withLinkPages =
  (services: Services, viewPages: ViewPages): ViewPages =>
  (visit, slug) => {
    const ofUpload = () => viewPages(visit, slug);
    const { domain } = visit;
    if (isKnownUpload(services, { surface: 'page', slug, domain })) return ofUpload();
    return findShortLink(services, { ...visit, slug }).then((link) =>
      link ? previewShortLink(services, { ...visit, slug, link }) : ofUpload(),
    );
  };
