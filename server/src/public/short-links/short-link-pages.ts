import { html } from 'hono/html';

import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { closedHead, passwordPage } from '../pages/password-page.ts';

/** Says where a link leads, as text: nothing is asked of the target, and nothing of it is shown. */
export function targetPage(frame: PageFrame, path: string, link: ShortLinkRow) {
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
      head: closedHead(frame, path, title, link.target),
    },
  );
}

/** Asks for the password, and tells nothing of the link; `wrong` says that the one that came was not it. */
export const lockedLinkPage = (frame: PageFrame, path: string, wrong?: 'wrong') =>
  passwordPage(frame, {
    path,
    title: frame.m.links.page.locked,
    wrong,
    // Chromium follows a form to the hosts of its page's policy alone, which must not name the target.
    formTargets: "'self' https: http:",
  });
