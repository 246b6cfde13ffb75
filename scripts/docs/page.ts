import { relativeAddress } from './addresses.ts';
import type { Part } from './markdown.ts';

export interface PageText {
  /** Its address from the version's folder. */
  address: string;
  title: string;
  html: string;
  parts: Part[];
}

export interface MenuEntry {
  address: string;
  title: string;
  /** It is a section of the page before it. */
  isPart?: boolean;
}

export interface MenuSection {
  title: string;
  pages: MenuEntry[];
}

const escape = (text: string) => Bun.escapeHTML(text);

function menu(sections: readonly MenuSection[], { address }: PageText): string {
  return sections
    .map(({ title, pages }) => {
      const items = pages.map((page) => {
        const current = page.address === address ? ' aria-current="page"' : '';
        return `<li><a href="${relativeAddress(address, page.address)}"${current}>${escape(page.title)}</a></li>`;
      });
      const isOpen = pages.some((page) => page.address === address) || title !== 'Contribute';
      return `<details${isOpen ? ' open' : ''}><summary>${escape(title)}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('\n');
}

function contents({ parts }: PageText): string {
  const headings = parts.map(({ heading }) => heading).filter(({ level, id }) => level === 2 && id);
  if (headings.length < 3) return '';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escape(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function neighbours(sections: readonly MenuSection[], { address }: PageText): string {
  const pages = sections.flatMap((section) => section.pages.filter(({ isPart }) => !isPart));
  const index = pages.findIndex((page) => page.address === address);
  if (index === -1) return '';
  const link = (page: MenuEntry | undefined, rel: string, text: string) =>
    page
      ? `<a rel="${rel}" href="${relativeAddress(address, page.address)}"><span>${text}</span>${escape(page.title)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="Pages beside this one">${link(pages[index - 1], 'prev', 'Previous')}${link(pages[index + 1], 'next', 'Next')}</nav>`;
}

/**
 * A whole page of the site. Every address in it is relative, so that it works below any path and from a disk.
 */
export function htmlOf(
  page: PageText,
  { sections, version }: { sections: readonly MenuSection[]; version: string },
): string {
  const at = (address: string) => relativeAddress(page.address, address);
  return `<!doctype html>
<html lang="en" data-root="${at('index.html').replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escape(page.title)} · Perch ${escape(version)}</title>
<link rel="icon" href="${at('site/favicon.svg')}">
<link rel="stylesheet" href="${at('site/site.css')}">
<script src="${at('site/theme.js')}"></script>
<script src="${at('site/site.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header class="top">
<a class="name" href="${at('index.html')}"><img src="${at('site/favicon.svg')}" alt="" width="28" height="28">Perch <span class="version">${escape(version)}</span></a>
<search class="search"><input type="search" id="search" placeholder="Search" aria-label="Search these pages" autocomplete="off" aria-controls="found" aria-keyshortcuts="/"><ol id="found" hidden></ol></search>
<button type="button" id="theme" aria-label="Light or dark"><span aria-hidden="true">◐</span></button>
<button type="button" id="menu-button" aria-expanded="false" aria-controls="menu">Menu</button>
</header>
<div class="columns">
<nav id="menu" class="menu" aria-label="All pages">${menu(sections, page)}</nav>
<main id="content" tabindex="-1">
<article>
${page.html}
</article>
${neighbours(sections, page)}
</main>
${contents(page)}
</div>
</body>
</html>
`;
}
