import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineHastPlugin, defineMdastPlugin } from 'satteri';

import { root } from '../scripts/project.mjs';
import { addressOf, fileAddressOf, isOutside, listPages, targetOf } from './pages.ts';

const pages = new Set([...(await listPages()), 'README.md']);

/** The address on the site, from its root, of what a document's link or picture names. */
function addressFor(document: URL | undefined, href: string): string {
  if (!document || isOutside(href) || href.startsWith('#')) return href;
  const source = relative(root, fileURLToPath(document));
  const { path, anchor } = targetOf(source, href);
  const address = pages.has(path) ? addressOf(path) : fileAddressOf(path);
  return `/${address}${anchor && `#${anchor}`}`;
}

/** The same picture in the light theme. */
const lightPicture = (address: string) => address.replace(/\.webp$/, '-light.webp');
const hasLight = (address: string) =>
  address.endsWith('.webp') && existsSync(join(root, 'docs', lightPicture(address)));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Documents link each other's files, as they are in the repository; on the site they link pages. */
export const repositoryLinks = defineMdastPlugin({
  name: 'repository-links',
  link(node, context) {
    context.setProperty(node, 'url', addressFor(context.fileURL, node.url));
  },
  // As HTML, since Astro would give each picture another name.
  image(node, context) {
    const address = addressFor(context.fileURL, node.url);
    const tag = (source: string, theme = '') =>
      `<img${theme} src="${escape(source)}" alt="${escape(node.alt ?? '')}" loading="lazy">`;
    const value = hasLight(address)
      ? tag(address, ' class="light:sl-hidden"') +
        tag(lightPicture(address), ' class="dark:sl-hidden"')
      : tag(address);
    context.replaceNode(node, { type: 'html', value });
  },
  code(node, context) {
    if (node.lang !== 'mermaid') return;
    const value = `<details><summary>The picture as Mermaid text</summary><pre tabindex="0"><code>${escape(node.value)}</code></pre></details>`;
    context.replaceNode(node, { type: 'html', value });
  },
});

/** A table that is wider than the screen scrolls on its own, with keys as well. */
export const scrolledTables = () => {
  // Regions of a page need different names.
  let count = 0;
  return defineHastPlugin({
    name: 'scrolled-tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        count += 1;
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: {
            className: ['table'],
            tabIndex: 0,
            role: 'region',
            ariaLabel: `Table ${count}`,
          },
          children: [],
        });
      },
    },
  });
};
