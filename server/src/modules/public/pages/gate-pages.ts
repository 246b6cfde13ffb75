import { html } from 'hono/html';

import { closedTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';

// What stands in front of a file that is locked, limited or over. Nothing here tells anything of the file.

interface Closed {
  /** The name of its link. */
  slug: string;
}

export const endedPage = (frame: PageFrame) =>
  page(frame, 410, frame.m.filePage.gate.ended, html`<p>${frame.m.filePage.gate.endedWhy}</p>`);

/** Asks for the password; `wrong` says that the one that came was not it. */
export function lockedPage(frame: PageFrame, { slug }: Closed, wrong?: 'wrong') {
  const m = frame.m.filePage.gate;
  const hint = wrong ? html`<p class="bad" role="alert">${m.wrongPassword}</p>` : '';
  return page(
    frame,
    wrong ? 403 : 200,
    m.locked,
    html`<p>${m.lockedWhy}</p>
      ${hint}
      <form method="post" action="/v/${slug}/unlock">
        <label for="password">${m.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="off"
          maxlength="1024"
          required
          autofocus
        />
        <button type="submit" class="primary">${m.unlock}</button>
      </form>`,
    { head: closedHead(frame, slug, m.locked, m.lockedWhy) },
  );
}

/** Asks for a press of the button, which spends a download: nothing that only looks at a link presses it. */
export function limitedPage(frame: PageFrame, { slug, isOnce }: Closed & { isOnce: boolean }) {
  const m = frame.m.filePage.gate;
  return page(
    frame,
    200,
    isOnce ? m.once : m.limited,
    html`<p>${isOnce ? m.onceWhy : m.limitedWhy}</p>
      <form method="post" action="/v/${slug}/open">
        <button type="submit" class="primary">${m.open}</button>
      </form>`,
    {
      head: closedHead(frame, slug, isOnce ? m.once : m.limited, isOnce ? m.onceWhy : m.limitedWhy),
    },
  );
}

export const tooManyTriesPage = (frame: PageFrame, why: string) =>
  page(frame, 429, frame.m.filePage.gate.tooManyTries, html`<p>${why}</p>`);

/** For previews of the link: no more than the page itself says. */
const closedHead = ({ brand, origin }: PageFrame, slug: string, title: string, text: string) =>
  renderTags(
    closedTags({
      title,
      description: text,
      siteName: brand?.name || new URL(origin).host,
      pageUrl: `${origin}/v/${slug}`,
    }),
  );
