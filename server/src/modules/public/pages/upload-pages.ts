import { html } from 'hono/html';

import { page } from './page.ts';

export const notFoundPage = () =>
  page(
    404,
    'There is nothing here',
    html`<p>The file may have been deleted, or the link is not complete.</p>`,
  );

export const confirmDeletionPage = (name: string) =>
  page(
    200,
    `Delete ${name}?`,
    html`<p>Its link stops working at once. This cannot be undone.</p>
      <form method="post"><button type="submit">Delete the file</button></form>`,
  );

export const deletedPage = () =>
  page(200, 'The file is deleted', html`<p>Its link does not work any more.</p>`);

export const alreadyDeletedPage = () =>
  page(404, 'Already gone', html`<p>This file was deleted before, or never existed.</p>`);
