// Makes of the pages that Astro has built a site that works below any path and from a disk, and finds by words.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

import MiniSearch from 'minisearch';

import { root } from '../scripts/project.mjs';
import { addressOf, fileAt, isOutside, sections } from './pages.ts';
import { type FoundPart, searchOptions } from './search.ts';

/** A part of a page, from one heading to the next. */
interface Part {
  level: number;
  id: string;
  heading: string;
  text: string;
}

/** What other pages need to know of one. */
interface Page {
  address: string;
  anchors: Set<string>;
  /** As they were before they became relative: from the site's root, with their anchor. */
  links: string[];
  parts: Part[];
}

class SiteWriter {
  readonly #target: string;
  /** The pages that are folders' first, by the address that Astro gave them. */
  readonly #moved = new Map<string, string>();
  /** The scripts of all pages that have the same ones, by their addresses. */
  readonly #scripts = new Map<string, Promise<string>>();

  constructor(target: string) {
    this.#target = target;
  }

  async write(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) await this.#moveIntoFolder(address);
    const pages: Page[] = [];
    for (const address of addresses) pages.push(await this.#finish(address));
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const dead = (await Promise.all(pages.map((page) => this.#deadLinks(page, byAddress)))).flat();
    if (dead.length > 0) throw new Error(`These links are broken:\n${dead.join('\n')}`);
    await Bun.write(join(this.#target, 'site/search-index.js'), searchIndex(pages));
    await this.#removeBundled();
  }

  async #moveIntoFolder(address: string): Promise<void> {
    const made = address.replace(/\/index\.html$/, '.html');
    if (made === address) return;
    await mkdir(join(this.#target, dirname(address)), { recursive: true });
    await rename(join(this.#target, made), join(this.#target, address));
    this.#moved.set(made, address);
  }

  async #finish(address: string): Promise<Page> {
    const file = Bun.file(join(this.#target, address));
    const page: Page = { address, anchors: new Set(), links: [], parts: [] };
    const modules: string[] = [];
    const relative = (href: string) => {
      const [path = '', anchor] = href.slice(1).split('#', 2);
      const to = path === '' ? 'index.html' : (this.#moved.get(path) ?? path);
      // Starlight ends an entry of the menu with `.html`, behind its anchor as well. No heading has a dot in its own.
      const hash = anchor === undefined ? '' : `#${anchor.replace(/\.html$/, '')}`;
      page.links.push(`${to}${hash}`);
      return to === address && hash ? hash : `${posix.relative(posix.dirname(address), to)}${hash}`;
    };
    const rewriter = new HTMLRewriter()
      .on('[id]', {
        element(element) {
          page.anchors.add(element.getAttribute('id') ?? '');
        },
      })
      // Keys scroll code from the start: the page's own script finds only when it is idle that it is wider than the page.
      .on('.expressive-code pre', {
        element(element) {
          element.setAttribute('tabindex', '0');
        },
      })
      .on('script[type="module"][src]', {
        element(element) {
          modules.push(element.getAttribute('src') ?? '');
          element.remove();
        },
      });
    for (const name of ['href', 'src']) {
      rewriter.on(`[${name}]`, {
        element(element) {
          const href = element.getAttribute(name) ?? '';
          if (element.removed || href === '' || isOutside(href)) return;
          if (href.startsWith('/')) element.setAttribute(name, relative(href));
          else if (href.startsWith('#')) page.links.push(`${address}${href}`);
        },
      });
    }
    readParts(rewriter, page.parts);
    const html = rewriter.transform(await file.text());
    const script = await this.#scriptOf(modules);
    const toRoot = posix.relative(posix.dirname(address), '') || '.';
    await Bun.write(
      file,
      html
        .replace('<html ', `<html data-root="${toRoot}/" `)
        .replace('</head>', `<script src="${toRoot}/${script}" defer></script></head>`),
    );
    return page;
  }

  /** A browser loads no module from a disk. */
  #scriptOf(modules: string[]): Promise<string> {
    const key = modules.join(' ');
    const script = this.#scripts.get(key) ?? this.#bundle(modules);
    this.#scripts.set(key, script);
    return script;
  }

  async #bundle(modules: string[]): Promise<string> {
    const name = `site/pages-${this.#scripts.size + 1}.js`;
    const entry = join(this.#target, '_astro', 'pages.js');
    const imports = modules.map(
      (module) => `import ${JSON.stringify(join(this.#target, module))};`,
    );
    await Bun.write(entry, imports.join('\n'));
    const { outputs } = await Bun.build({ entrypoints: [entry], format: 'iife', minify: true });
    await Bun.write(join(this.#target, name), await (outputs[0]?.text() ?? ''));
    return name;
  }

  async #removeBundled(): Promise<void> {
    const folder = join(this.#target, '_astro');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    await Promise.all(names.map((name) => rm(join(folder, name))));
  }

  /** The links that lead to no page, file or heading. Files of the repository that are linked come along. */
  async #deadLinks({ address, links }: Page, pages: Map<string, Page>): Promise<string[]> {
    const isDead = async (link: string) => {
      const [path = '', anchor = ''] = link.split('#', 2);
      const page = pages.get(path);
      if (page) return anchor !== '' && !page.anchors.has(decodeURIComponent(anchor));
      const file = join(this.#target, path);
      if (existsSync(file)) return false;
      const source = join(root, fileAt(path));
      if (!existsSync(source)) return true;
      await mkdir(dirname(file), { recursive: true });
      await cp(source, file, { recursive: true });
      return false;
    };
    const dead: string[] = [];
    for (const link of new Set(links)) if (await isDead(link)) dead.push(`${address}: ${link}`);
    return dead;
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (html: string) =>
  html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Gathers a page's text by its headings, without what a reader does not see. */
function readParts(rewriter: HTMLRewriter, parts: Part[]): void {
  let part: Part = { level: 1, id: '', heading: '', text: '' };
  let isHeading = false;
  let skipped = 0;
  const inContent = (...names: string[]) =>
    names.map((name) => `.sl-markdown-content ${name}`).join(', ');
  rewriter
    .on(inContent('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), {
      element(element) {
        part = { level: Number(element.tagName[1]), id: '', heading: '', text: '' };
        part.id = element.getAttribute('id') ?? '';
        parts.push(part);
        isHeading = true;
        element.onEndTag(() => {
          isHeading = false;
        });
      },
    })
    .on(inContent('.sl-anchor-link', 'figcaption', '.copy'), {
      element(element) {
        skipped += 1;
        element.onEndTag(() => {
          skipped -= 1;
        });
      },
    })
    .on(inContent('p', 'li', 'td', 'th', '.ec-line'), {
      element() {
        part.text += ' ';
      },
    })
    .on('.sl-markdown-content', {
      text({ text }) {
        if (skipped === 0) part[isHeading ? 'heading' : 'text'] += decode(text);
      },
    });
}

// Guides come before lists of all settings and changes, and both before pages for contributors.
const contributorsWeight = 0.3;
const weights: Record<string, number> = { Reference: 0.4, Contribute: contributorsWeight };
const weightOfPage = new Map(
  sections.flatMap(({ title, pages }) =>
    pages.map(([path]) => [addressOf(path), weights[title] ?? 1] as const),
  ),
);
const weightOf = (address: string): number =>
  weightOfPage.get(address) ?? (/^(?:decisions|project)\//.test(address) ? contributorsWeight : 1);

/** As a script, for a browser loads no JSON from a disk. */
function searchIndex(pages: readonly Page[]): string {
  const index = new MiniSearch<FoundPart>(searchOptions);
  const parts = pages.flatMap(({ address, parts: own }) =>
    own.map(({ level, id, heading, text }) => ({
      address: level > 1 && id ? `${address}#${id}` : address,
      page: own[0]?.heading ?? '',
      heading,
      text,
      weight: weightOf(address),
    })),
  );
  index.addAll(parts.map((part, id) => ({ id, ...part })));
  return `globalThis.perchSearchIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

/**
 * Finishes what Astro has built: every address in it becomes relative, each link is followed, the files that
 * documents link come along, and the index of the search is made.
 * @param target absolute path of the built folder
 * @param paths of its pages, from the project's folder
 */
export async function finishSite(target: string, paths: readonly string[]): Promise<void> {
  await new SiteWriter(target).write(paths.map(addressOf));
}
