import { html } from 'hono/html';

import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { drainBody } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import { canBeCustomSlug } from '../../modules/uploads/slugs/slug-grammar.ts';
import type { Services } from '../../services.ts';
import { hasEndedLink } from '../gate/ended-links.ts';
import { isKnownUpload, recordMiss, refuseGuessing, spaceOf } from '../gate/find-link.ts';
import { passwordIn, readPostedForm } from '../gate/posted-form.ts';
import { refuseProgram, respondClosed, respondRefused } from '../gate/refusals.ts';
import { findSentPassword, tryPassword } from '../gate/try-password.ts';
import { respondOtherMethod } from '../other-methods.ts';
import { endedPage, orTooManyTriesPage } from '../pages/gate-pages.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { closedHead, passwordPage } from '../pages/password-page.ts';
import type { ViewPages } from '../view/view-page.ts';
import { isRead, type Visit } from '../visit.ts';

/** A request at a short link's address wants the redirect, or sends the form of its page. */
type LinkAction = 'follow' | 'unlock';

const answers = { follow: serveShortLink, unlock: unlockShortLink };

/** Answers `/to/<slug>` on the app's host, which are always short links. */
export async function respondAtShortLink(
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
  return respondRefused(services, 'gone', nothing);
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

/** An address on the app's host or on a domain, and its visitor. */
interface ShortLinkAddress extends Visit {
  slug: string;
}

type LookupServices = Pick<Services, 'db' | 'linkMisses' | 'clock' | 'config' | 'clientAddresses'>;

/**
 * The short link at an address: by its random slug, or by a custom one of the host's namespace. It is not cached, so every
 * process sees its current state. Throws `too_many_attempts` for a visitor with too many failed look-ups of custom slugs.
 */
async function findShortLink(
  services: LookupServices,
  address: ShortLinkAddress,
): Promise<ShortLinkRow | undefined> {
  const { slug, domain } = address;
  if (!canBeCustomSlug(slug)) return undefined;
  const found = await rowsAt(services, slug, spaceOf(address));
  // A domain shows its owner's links only.
  const links = found.filter(({ user_id }) => !domain || user_id === domain.ownerId);
  const random = links.find((link) => link.slug === slug && isRandomInForce(services, link));
  if (random) return random;
  const named = links.find((link) => link.slug !== slug);
  if (named) refuseGuessing(services, address);
  return named;
}

function rowsAt({ db, clock }: LookupServices, slug: string, space: string) {
  const byName = db
    .selectFrom('link_names')
    .innerJoin('short_links', 'short_links.id', 'link_names.upload_id')
    .selectAll('short_links')
    .where('link_names.space', '=', space)
    .where('link_names.slug', '=', slug)
    .where(({ or, eb }) =>
      or([eb('link_names.until', 'is', null), eb('link_names.until', '>', clock.now())]),
    );
  return db
    .selectFrom('short_links')
    .selectAll('short_links')
    .where('short_links.slug', '=', slug)
    .unionAll(byName)
    .execute();
}

/** Whether the random slug is still an address; elsewhere than on the custom one's host it always is. */
function isRandomInForce({ clock }: LookupServices, link: ShortLinkRow): boolean {
  if (link.slug_until === null) return true;
  const isReplaced = link.custom_space === '' && link.domain_id === null;
  return !isReplaced || link.slug_until > clock.now();
}

/** A request at an address of a short link. */
interface ShortLinkVisit extends ShortLinkAddress {
  link: ShortLinkRow;
}

/** The path of a link's own address. */
export const shortLinkPath = ({ slug, domain }: Pick<ShortLinkAddress, 'slug' | 'domain'>) =>
  domain ? `/${slug}` : `/to/${slug}`;

/** Whether a link has ended, was clicked as often as it may be, or is of an owner whose links are stopped. */
const isOver = ({ blockedOwners, clock }: Services, link: ShortLinkRow): boolean =>
  blockedOwners.has(link.user_id) ||
  (link.expires_at !== null && link.expires_at <= clock.now()) ||
  link.clicks_left === 0;

/**
 * Answers a request at a link's own address: with the redirect, unless it is locked, limited or over. Where a
 * password is missing a browser gets the page that asks for it, and a program `password_required`.
 */
export async function serveShortLink(services: Services, visit: ShortLinkVisit): Promise<Response> {
  const { link, request } = visit;
  if (!isRead(request)) return respondOtherMethod(services, request);
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash !== null) {
    const password = findSentPassword(request);
    const code = 'password_required';
    const sentence = frame.m.links.page.passwordNeeded;
    if (password === undefined) {
      return respondClosed(services.config.publicUrl, request, {
        page: () => lockedLinkPage(frame, shortLinkPath(visit)),
        code,
        sentence,
      });
    }
    if (!(await tryPassword(services, link, password, visit))) return refuseProgram(code, sentence);
  }
  return follow(services, visit);
}

/** Answers `POST …/unlock`, with the password in a form: by the redirect itself, so that no cookie is needed. */
async function unlockShortLink(services: Services, visit: ShortLinkVisit): Promise<Response> {
  const { link, request } = visit;
  if (isRead(request)) return redirect(303, shortLinkPath(visit));
  if (request.method !== 'POST') {
    await drainBody(request);
    throw new AppError('method_not_allowed', (m) => m.errors.onlyRead);
  }
  const body = await readPostedForm(request);
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash === null) return redirect(303, shortLinkPath(visit));
  const isRight = () => tryPassword(services, link, passwordIn(request, body), visit);
  return orTooManyTriesPage(services, frame, async () =>
    (await isRight())
      ? follow(services, visit)
      : lockedLinkPage(frame, shortLinkPath(visit), 'wrong'),
  );
}

/** The page of a link, which says where it leads and spends nothing; of a locked one that only its password opens. */
async function previewShortLink(services: Services, visit: ShortLinkVisit): Promise<Response> {
  const { link, request } = visit;
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash !== null) return lockedLinkPage(frame, shortLinkPath(visit));
  return targetPage(frame, shortLinkPath(visit), link);
}

/** A limited link is spent by persons alone: programs are told where it leads. */
async function follow(services: Services, visit: ShortLinkVisit): Promise<Response> {
  const { link, request } = visit;
  const isPerson = isHumanClick(request);
  if (link.clicks_left !== null) {
    const frame = frameOf(services, request);
    if (!isPerson) return targetPage(frame, shortLinkPath(visit), link);
    if (!(await consumeClick(services, link))) return endedPage(frame);
  }
  if (isPerson) services.clicks.count(link.id, 'clicks');
  return redirect(302, link.target);
}

const redirect = (status: 302 | 303, location: string) =>
  new Response(null, {
    status,
    headers: {
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/** Consumes a click of a limited link; false if none is left, even under concurrency. */
async function consumeClick(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<ShortLinkRow, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('short_links')
    .set(({ eb }) => ({ clicks_left: eb('clicks_left', '-', 1) }))
    .where('id', '=', id)
    .where('clicks_left', '>', 0)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

// Programs that follow links without a person who has clicked: they preview, index or check them. Also what the most
// common libraries of such programs call themselves. Cubot is a maker of telephones.
const programs =
  /(?<!\bcu)bot\b|bot[/_-]|crawl|spider|slurp|facebookexternalhit|facebookcatalog|facebot|whatsapp|skypeuripreview|preview|embedly|iframely|mastodon|pleroma|misskey|lemmy|synapse|linkexpanding|bingbot|mediapartners|yandex\.com\/bots|archive\.org|lighthouse|pingdom|uptime|validator|unfurl|discord|telegram|vkshare|qwantify|nuzzel|bitlybot|tumblr|redditbot|snapchat|google-(?:read-aloud|inspectiontool|safety)|apis-google/i;

// What browsers send where they fetch a page before its link is clicked.
const speculative = /prefetch|prerender|preview/i;

/**
 * Whether a person has opened the link, as far as a request tells: only such a request spends and counts a click.
 * HEAD asks what would be there.
 */
export function isHumanClick({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')];
  if (purposes.some((purpose) => purpose !== null && speculative.test(purpose))) return false;
  return !programs.test(headers.get('user-agent') ?? '');
}

/** Shows the target of a link as text: the target is neither fetched nor embedded. */
function targetPage(frame: PageFrame, path: string, link: ShortLinkRow) {
  const m = frame.m.links.page;
  const title = link.title === '' ? m.title : link.title;
  return page(
    frame,
    200,
    title,
    html`<p>${m.leadsTo}</p>
      <p><bdi dir="ltr">${link.target}</bdi></p>
      <p><a href="${path}" rel="nofollow noreferrer">${m.open}</a></p>`,
    {
      heading: html`<bdi>${title}</bdi>`,
      head: closedHead(frame, path, { title, text: link.target }),
    },
  );
}

/** Asks for the password, and tells nothing of the link; `wrong` says that the one that came was not it. */
const lockedLinkPage = (frame: PageFrame, path: string, wrong?: 'wrong') =>
  passwordPage(frame, {
    path,
    title: frame.m.links.page.locked,
    wrong,
    // Chromium follows a form to the hosts of its page's policy alone, which must not name the target.
    formTargets: "'self' https: http:",
  });
