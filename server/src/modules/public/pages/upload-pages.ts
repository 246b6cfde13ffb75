import { html } from 'hono/html';

import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';

export const notFoundPage = (frame: PageFrame) =>
  page(frame, 404, frame.m.pages.nothingHere, html`<p>${frame.m.pages.nothingHereWhy}</p>`);

export const confirmDeletionPage = (frame: PageFrame, name: string) =>
  page(
    frame,
    200,
    frame.m.pages.confirmDeletion({ name }),
    html`<p>${frame.m.pages.confirmDeletionWhy}</p>
      <form method="post"><button type="submit">${frame.m.pages.deleteFile}</button></form>`,
  );

export const deletedPage = (frame: PageFrame) =>
  page(frame, 200, frame.m.pages.deleted, html`<p>${frame.m.pages.deletedWhy}</p>`);

export const alreadyDeletedPage = (frame: PageFrame) =>
  page(frame, 404, frame.m.pages.alreadyDeleted, html`<p>${frame.m.pages.alreadyDeletedWhy}</p>`);
