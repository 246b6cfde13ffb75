import { html } from 'hono/html';

import type { LiveDomain } from '../../modules/domains/live/live-domains.ts';
import { isNonce, proofOf } from '../../modules/domains/verification/https-proof.ts';
import type { Services } from '../../services.ts';
import type { PublicResponse } from '../visit.ts';
import { frameOf, type FrameServices, type PageFrame } from './page-frame.ts';
import { page } from './page.ts';

const text = (content: string, headers: Record<string, string>) =>
  new Response(content, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

/** The page at the top of a user's domain. */
export const domainFrontPage = (
  services: FrameServices,
  { redirectUrl }: LiveDomain,
  request: Request,
): PublicResponse =>
  redirectUrl === '' ? frontPage(frameOf(services, request)) : redirect(redirectUrl);

/** The proof that requests for a domain reach this installation; undefined for a path of another form. */
export const domainProof = (
  { secret }: Pick<Services, 'secret'>,
  { name }: LiveDomain,
  nonce: string,
): Response | undefined =>
  isNonce(nonce) ? text(proofOf(secret, name, nonce), { 'cache-control': 'no-store' }) : undefined;

const frontPage = (frame: PageFrame) =>
  page(frame, 200, frame.m.pages.frontPage, html`<p>${frame.m.pages.frontPageWhy}</p>`);

/** What a front page without a page of its own answers. */
export function redirect(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 302, headers });
}
