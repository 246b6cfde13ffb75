import { html } from 'hono/html';

import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { closedTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';

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
      head: tagsOf(frame, path, title, link.target),
    },
  );
}

/** Asks for the password, and tells nothing of the link; `wrong` says that the one that came was not it. */
export function lockedLinkPage(frame: PageFrame, path: string, wrong?: 'wrong') {
  const m = frame.m.filePage.gate;
  const title = frame.m.links.page.locked;
  const hint = wrong ? html`<p class="bad" role="alert">${m.wrongPassword}</p>` : '';
  return page(
    frame,
    wrong ? 403 : 200,
    title,
    html`<p>${m.lockedWhy}</p>
      ${hint}
      <form method="post" action="${path}/unlock">
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
    {
      head: tagsOf(frame, path, title, m.lockedWhy),
      // Chromium follows a form to the hosts of its page's policy alone, which must not name the target.
      formTargets: "'self' https: http:",
    },
  );
}

const tagsOf = ({ brand, origin }: PageFrame, path: string, title: string, description: string) =>
  renderTags(
    closedTags({
      title,
      description,
      siteName: brand?.name || new URL(origin).host,
      pageUrl: `${origin}${path}`,
    }),
  );
