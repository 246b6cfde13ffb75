import { html } from 'hono/html';

import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';

export const notFoundPage = (frame: PageFrame) =>
  page(frame, 404, frame.m.pages.nothingHere, html`<p>${frame.m.pages.nothingHereWhy}</p>`, {
    sign: 'missing',
  });

interface Deletion {
  /** Undefined where the file's own page does not tell it either. */
  name: string | undefined;
  /** How long the file can be restored; 0: not at all. */
  trashDays: number;
}

/** Asks before a file is deleted. */
export function confirmDeletionPage(frame: PageFrame, { name, trashDays }: Deletion) {
  const m = frame.m.pages;
  return page(
    frame,
    200,
    name === undefined ? m.confirmUnnamedDeletion : m.confirmDeletion({ name }),
    html`<p>${trashDays > 0 ? m.confirmTrashingWhy({ days: trashDays }) : m.confirmDeletionWhy}</p>
      <form method="post"><button type="submit">${m.deleteFile}</button></form>`,
  );
}

export const deletedPage = (frame: PageFrame) =>
  page(frame, 200, frame.m.pages.deleted, html`<p>${frame.m.pages.deletedWhy}</p>`, {
    sign: 'done',
  });

export const alreadyDeletedPage = (frame: PageFrame) =>
  page(frame, 404, frame.m.pages.alreadyDeleted, html`<p>${frame.m.pages.alreadyDeletedWhy}</p>`, {
    sign: 'missing',
  });
