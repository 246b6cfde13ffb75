import { html } from 'hono/html';

import type { EmbedTag } from './embed-tags.ts';

/** The tags as HTML for a page's head, escaped. */
export const renderTags = (tags: readonly EmbedTag[]) => html`${tags.map(renderTag)}`;

function renderTag(each: EmbedTag) {
  if (each.tag === 'link') {
    const { type, href, title } = each;
    return html`<link rel="alternate" type="${type}" href="${href}" title="${title}" />`;
  }
  const { key, is, content } = each;
  return key === 'property'
    ? html`<meta property="${is}" content="${content}" />`
    : html`<meta name="${is}" content="${content}" />`;
}
