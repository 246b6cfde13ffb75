import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

import MiniSearch from 'minisearch';

import { root } from '../project.mjs';
import { addressOf, decisions, isOutside, relativeAddress, targetOf } from './addresses.ts';
import { lightPicture, type Rendered, renderMarkdown } from './markdown.ts';
import { sections } from './navigation.ts';
import { htmlOf, type MenuEntry, type MenuSection, type PageText } from './page.ts';
import { searchOptions } from './site/search.ts';

export interface Site {
  pages: number;
}

/** Decisions stand in a list of their own, and what was measured is reached from its figures. */
async function pagesOutsideOfTheMenu(): Promise<string[]> {
  const measured = (await readdir(join(root, 'bench'))).map((name) => `bench/${name}`);
  const decided = (await readdir(join(root, decisions))).map((name) => `${decisions}/${name}`);
  return [...measured, ...decided].filter((path) => path.endsWith('.md')).toSorted();
}

/** Every Markdown file that becomes a page. */
export async function listPages(): Promise<string[]> {
  const inMenu = sections.flatMap(({ pages }) => pages.map(([path]) => path));
  return [...new Set([...inMenu, ...(await pagesOutsideOfTheMenu())])];
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '');

async function readPage(path: string): Promise<string> {
  if (path !== decisions) return Bun.file(join(root, path)).text();
  const names = (await readdir(join(root, path))).toSorted();
  const lines = await Promise.all(
    names.map(async (name) => {
      const title = titleOf(await Bun.file(join(root, path, name)).text());
      return `- [${title ?? name}](${name})`;
    }),
  );
  return `# Decisions\n\nWhat a reader of the code would question, and why it is so.\n\n${lines.join('\n')}\n`;
}

/** A file that is no page, such as a picture or a template: it comes along under the path that it has. */
const fileAddress = (path: string) =>
  path.startsWith('docs/') ? path.slice('docs/'.length) : `files/${path}`;

class SiteWriter {
  readonly #target: string;
  readonly #pages: Set<string>;
  readonly #files = new Set<string>();

  constructor(target: string, pages: readonly string[]) {
    this.#target = target;
    this.#pages = new Set([...pages, 'README.md']);
  }

  #addressFor(source: string, href: string): string {
    if (isOutside(href)) return href;
    const { path, anchor } = targetOf(source, href);
    const hash = anchor && `#${anchor}`;
    if (path === source) return hash;
    const from = addressOf(source);
    if (this.#pages.has(path)) return `${relativeAddress(from, addressOf(path))}${hash}`;
    this.#files.add(path);
    if (this.#hasLight(path)) this.#files.add(lightPicture(path));
    return relativeAddress(from, fileAddress(path));
  }

  #hasLight = (path: string) =>
    path.endsWith('.webp') && Bun.file(join(root, lightPicture(path))).size > 0;

  render(source: string, text: string): Rendered {
    return renderMarkdown(
      text,
      (href) => this.#addressFor(source, href),
      (address) => this.#hasLight(posix.join('docs', posix.dirname(addressOf(source)), address)),
    );
  }

  async write(address: string, text: string): Promise<void> {
    await Bun.write(join(this.#target, address), text);
  }

  async copyFiles(): Promise<void> {
    for (const path of this.#files) {
      const to = join(this.#target, fileAddress(path));
      await mkdir(dirname(to), { recursive: true });
      await cp(join(root, path), to, { recursive: true });
    }
  }
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

function searchIndex(pages: readonly PageText[]): string {
  const index = new MiniSearch(searchOptions);
  const parts = pages.flatMap(({ address, title, parts: own }) =>
    own.map(({ heading, text }) => ({
      address: heading.level > 1 && heading.id ? `${address}#${heading.id}` : address,
      page: title,
      heading: heading.text,
      text,
      weight: weightOf(address),
    })),
  );
  index.addAll(parts.map((part, id) => ({ id, ...part })));
  return `globalThis.perchSearchIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

async function bundle(name: string): Promise<string> {
  const built = await Bun.build({
    entrypoints: [join(import.meta.dir, 'site', `${name}.ts`)],
    target: 'browser',
    format: 'iife',
    minify: true,
  });
  const [script] = built.outputs;
  if (!script) throw new Error(`${name}.ts could not be built.`);
  return script.text();
}

// The app's own colours, so that a change of them changes the site.
async function readStyle(): Promise<string> {
  const own = ['site.css', 'code.css'].map((name) => join(import.meta.dir, 'site', name));
  const files = [join(root, 'web/src/ui/theme/colours.css'), ...own];
  const styles = await Promise.all(files.map((file) => Bun.file(file).text()));
  return styles.join('\n').replaceAll('data-mantine-color-scheme', 'data-theme');
}

// The ways to install are sections of one page: each stands in the menu.
const withParts = addressOf('docs/install.md');

function menuOf(texts: readonly PageText[]): MenuSection[] {
  const entriesOf = (path: string, title: string): MenuEntry[] => {
    const address = addressOf(path);
    if (address !== withParts) return [{ address, title }];
    const parts = texts.find((text) => text.address === address)?.parts ?? [];
    const headings = parts.flatMap(({ heading }) => (heading.level === 2 ? [heading] : []));
    const sectionsOf = headings.map(({ id, text }) => ({
      address: `${address}#${id}`,
      title: text,
      isPart: true,
    }));
    return [{ address, title }, ...sectionsOf];
  };
  return sections.map(({ title, pages }) => ({
    title,
    pages: pages.flatMap(([path, name]) => entriesOf(path, name)),
  }));
}

/** Writes every page, its files, the style, the scripts and the search's index below `target`. */
export async function writeSite(target: string, version: string): Promise<Site> {
  const paths = await listPages();
  const writer = new SiteWriter(target, paths);
  const pages: PageText[] = [];
  for (const path of paths) {
    const text = await readPage(path);
    const { html, parts } = writer.render(path, text);
    pages.push({ address: addressOf(path), title: titleOf(text) ?? path, html, parts });
  }
  const menu = menuOf(pages);
  for (const page of pages)
    await writer.write(page.address, htmlOf(page, { sections: menu, version }));
  await writer.copyFiles();
  await writer.write('site/site.css', await readStyle());
  for (const name of ['site', 'theme']) await writer.write(`site/${name}.js`, await bundle(name));
  await writer.write('site/search-index.js', searchIndex(pages));
  await cp(join(root, 'web/public/favicon.svg'), join(target, 'site/favicon.svg'));
  return { pages: pages.length };
}
