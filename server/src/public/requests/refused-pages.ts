import { html } from 'hono/html';

import type { PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { passwordForm } from '../pages/password-page.ts';

// What stands in the place of a request that takes no files now. Nothing here tells its title or its owner.

export const endedRequestPage = (frame: PageFrame) => {
  const { ended, endedWhy } = frame.m.requests.page;
  return page(frame, 410, ended, html`<p>${endedWhy}</p>`);
};

export const fullRequestPage = (frame: PageFrame) => {
  const { fullTitle, fullWhy } = frame.m.requests.page;
  return page(frame, 410, fullTitle, html`<p>${fullWhy}</p>`);
};

/** Asks for the password; `wrong` says that the one that came was not it. */
export const lockedRequestPage = (frame: PageFrame, token: string, wrong?: 'wrong') =>
  page(
    frame,
    wrong ? 403 : 200,
    frame.m.requests.page.locked,
    passwordForm(frame, `/drop/${token}`, wrong),
  );
