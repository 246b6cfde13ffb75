import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { drainBody } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { passwordIn, readPostedForm } from '../gate/posted-form.ts';
import { refuseProgram, respondClosed } from '../gate/refusals.ts';
import { findSentPassword, tryPassword } from '../gate/try-password.ts';
import { answerOtherMethod } from '../other-methods.ts';
import { endedPage, orTooManyTries } from '../pages/gate-pages.ts';
import { frameOf } from '../pages/page-frame.ts';
import { isRead } from '../visit.ts';
import type { ShortLinkAddress } from './find-short-link.ts';
import { isPersonsClick } from './link-visitor.ts';
import { lockedLinkPage, targetPage } from './short-link-pages.ts';
import { spendClick } from './spend-click.ts';

/** A request at an address of a short link. */
export interface AskedLink extends ShortLinkAddress {
  link: ShortLinkRow;
}

/** The path of a link's own address. */
export const pathOf = ({ slug, domain }: Pick<ShortLinkAddress, 'slug' | 'domain'>) =>
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
export async function serveShortLink(services: Services, asked: AskedLink): Promise<Response> {
  const { link, request } = asked;
  if (!isRead(request)) return answerOtherMethod(services, request);
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash !== null) {
    const password = findSentPassword(request);
    const code = 'password_required';
    const sentence = frame.m.links.page.passwordNeeded;
    if (password === undefined) {
      const page = () => lockedLinkPage(frame, pathOf(asked));
      return respondClosed(services.config.publicUrl, request, { page, code, sentence });
    }
    if (!(await tryPassword(services, link, password, asked))) return refuseProgram(code, sentence);
  }
  return follow(services, asked);
}

/** Answers `POST …/unlock`, with the password in a form: by the redirect itself, so that no cookie is needed. */
export async function unlockShortLink(services: Services, asked: AskedLink): Promise<Response> {
  const { link, request } = asked;
  if (isRead(request)) return redirect(303, pathOf(asked));
  if (request.method !== 'POST') {
    await drainBody(request);
    throw new AppError('method_not_allowed', (m) => m.errors.onlyRead);
  }
  const body = await readPostedForm(request);
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash === null) return redirect(303, pathOf(asked));
  const isRight = () => tryPassword(services, link, passwordIn(request, body), asked);
  return orTooManyTries(services, frame, async () =>
    (await isRight()) ? follow(services, asked) : lockedLinkPage(frame, pathOf(asked), 'wrong'),
  );
}

/** The page of a link, which says where it leads and spends nothing; of a locked one that only its password opens. */
export async function previewShortLink(services: Services, asked: AskedLink): Promise<Response> {
  const { link, request } = asked;
  const frame = frameOf(services, request);
  if (isOver(services, link)) return endedPage(frame);
  if (link.password_hash !== null) return lockedLinkPage(frame, pathOf(asked));
  return targetPage(frame, pathOf(asked), link);
}

/** A limited link is spent by persons alone: programs are told where it leads. */
async function follow(services: Services, asked: AskedLink): Promise<Response> {
  const { link, request } = asked;
  const isPerson = isPersonsClick(request);
  if (link.clicks_left !== null) {
    const frame = frameOf(services, request);
    if (!isPerson) return targetPage(frame, pathOf(asked), link);
    if (!(await spendClick(services, link))) return endedPage(frame);
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
