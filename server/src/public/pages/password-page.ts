import { html } from 'hono/html';

import { closedEmbedTags, type ClosedTexts } from '../embeds/closed-embed.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import type { PageFrame } from './page-frame.ts';
import { page } from './page.ts';

interface Locked {
  /** Of the page that the password opens; its form is sent to `unlock` below it. */
  path: string;
  title: string;
  /** Says that the password that came was not the one. */
  wrong?: 'wrong' | undefined;
  /** As of `page`. */
  formTargets?: string;
}

/** Asks for the password of something, of which it tells nothing. */
export const passwordPage = (frame: PageFrame, { path, title, wrong, ...options }: Locked) =>
  page(frame, wrong ? 403 : 200, title, passwordForm(frame, path, wrong), {
    sign: 'locked',
    script: frame.passwordScript,
    head: closedHead(frame, path, { title, text: frame.m.filePage.gate.lockedWhy }),
    ...options,
  });

/** What such a page shows. */
export function passwordForm(frame: PageFrame, path: string, wrong?: 'wrong') {
  const m = frame.m.filePage.gate;
  return html`<p>${m.lockedWhy}</p>
    ${wrong ? html`<p class="bad" role="alert">${m.wrongPassword}</p>` : ''}
    <form method="post" action="${path}/unlock">
      <label id="password-label" for="password">${m.password}</label>
      <div class="password">
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="off"
          maxlength="1024"
          required
          autofocus
          autocapitalize="off"
          spellcheck="false"
        />
        <button
          type="button"
          class="plain"
          hidden
          aria-describedby="password-label"
          data-reveals="password"
          data-hide="${m.hidePassword}"
        >
          ${m.showPassword}
        </button>
      </div>
      <button type="submit" class="primary">${m.unlock}</button>
    </form>`;
}

/** For previews of the link: no more than the page itself says. */
export const closedHead = (frame: PageFrame, path: string, texts: ClosedTexts) =>
  renderTags(closedEmbedTags(frame, `${frame.origin}${path}`, texts));
