import { html } from 'hono/html';

import type { Services } from '../../services.ts';
import { type Embedded, findEmbedFacts } from '../embeds/embed-facts.ts';
import { fileTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';

/** The tags in a page's head that tell programs what it shows; they stand before its stylesheet. */
export async function viewHead(services: Services, embedded: Embedded) {
  const canonical = html`<link rel="canonical" href="${embedded.addresses.view}" />`;
  const { embeds, embedVideoMax } = services.settings.current();
  if (!embeds) return canonical;
  const facts = await findEmbedFacts(services, embedded);
  return html`${canonical} ${renderTags(fileTags(facts, embedVideoMax))}`;
}
