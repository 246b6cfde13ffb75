import { html } from 'hono/html';

import type { Services } from '../../../services.ts';
import type { LiveDomain } from '../../domains/live/live-domains.ts';
import { findNonce, proofOf } from '../../domains/verification/https-proof.ts';
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

/** Answers the paths of a user's domain that are no files; undefined for every other path. */
export function findDomainPage(
  services: Pick<Services, 'secret'> & FrameServices,
  domain: LiveDomain,
  request: Request,
  path: string,
): Response | Promise<Response> | undefined {
  const { name, redirectUrl } = domain;
  if (path === '/')
    return redirectUrl === '' ? frontPage(frameOf(services, request)) : redirect(redirectUrl);
  const nonce = findNonce(path);
  if (nonce === undefined) return undefined;
  return text(proofOf(services.secret, name, nonce), { 'cache-control': 'no-store' });
}

const frontPage = (frame: PageFrame) =>
  page(frame, 200, frame.m.pages.frontPage, html`<p>${frame.m.pages.frontPageWhy}</p>`);

/** What a front page without a page of its own answers. */
export function redirect(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 302, headers });
}
