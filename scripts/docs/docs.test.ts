import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import MiniSearch from 'minisearch';

import { root } from '../project.mjs';
import { decisions, isOutside, targetOf } from './addresses.ts';
import { buildDocs } from './build.ts';
import { anchorOf, renderMarkdown } from './markdown.ts';
import { sections } from './navigation.ts';
import { searchOptions } from './site/search.ts';
import { listPages } from './write-site.ts';

const textOf = (path: string) => Bun.file(join(root, path)).text();
const documents = [...(await listPages()), 'README.md'].filter((path) => path !== decisions);

/** Those in Markdown, and those of pictures that are written in HTML. */
function linksOf(text: string): string[] {
  const pictures = [...text.matchAll(/^\s*<(?:img|source)\b.* (?:src|srcset)="([^"]+)"/gm)];
  return [...renderMarkdown(text).links, ...pictures.map(([, address = '']) => address)];
}

async function anchorsOf(path: string): Promise<Set<string>> {
  const { parts } = renderMarkdown(await textOf(path));
  return new Set(parts.map(({ heading }) => heading.id));
}

test('every link and picture of a document leads to a file and a heading that are there', async () => {
  const dead: string[] = [];
  for (const source of documents) {
    const links = linksOf(await textOf(source));
    for (const href of links.filter((link) => !isOutside(link))) {
      const { path, anchor } = targetOf(source, href);
      const isThere = existsSync(join(root, path));
      const hasAnchor = !anchor || !path.endsWith('.md') || (await anchorsOf(path)).has(anchor);
      if (!isThere || !hasAnchor) dead.push(`${source}: ${href}`);
    }
  }
  expect(documents.length).toBeGreaterThan(90);
  expect(dead).toEqual([]);
});

test('every page of docs is in the menu, and once', async () => {
  const inMenu = sections.flatMap(({ pages }) => pages.map(([path]) => path));
  const names = await readdir(join(root, 'docs'), { recursive: true });
  const pages = names
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !path.startsWith(`${decisions}/`));
  expect(pages.filter((path) => !inMenu.includes(path))).toEqual([]);
  expect(new Set(inMenu).size).toBe(inMenu.length);
});

test('anchors are those that the places which show Markdown make', () => {
  expect(anchorOf('Metrics, and who may ask')).toBe('metrics-and-who-may-ask');
  expect(anchorOf('`PUBLIC_URL` & more')).toBe('public_url--more');
  const { parts } = renderMarkdown('# A\n\n## Same\n\n## Same\n');
  expect(parts.map(({ heading }) => heading.id)).toEqual(['a', 'same', 'same-1']);
});

test('code is text, whatever it has in it', () => {
  const { html } = renderMarkdown('```unknown\n<script>alert(1)</script>\n```\n\n`<b>`');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});

describe('the built site', () => {
  let folder = '';
  let version = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perch-docs-'));
    await Bun.write(join(folder, '0.0', 'index.html'), 'of another version');
    ({ version } = await buildDocs(folder));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const builtText = (path: string) => Bun.file(join(folder, path)).text();

  test('has the version and the latest, and leaves other versions as they are', async () => {
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual(['0.0', version, 'index.html', 'latest'].toSorted());
    expect(await builtText('0.0/index.html')).toBe('of another version');
    expect(await builtText('index.html')).toContain('url=latest/index.html');
  });

  test('has pages with a title, one heading of the first level, and addresses that exist below any path', async () => {
    const latest = join(folder, 'latest');
    const names = (await readdir(latest, { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const html = await Bun.file(join(latest, name)).text();
      expect(html, name).toMatch(new RegExp(`<title>.+ · Perch ${RegExp.escape(version)}</title>`));
      expect(html.match(/<h1[ >]/g) ?? [], name).toHaveLength(1);
      for (const [, address = ''] of html.matchAll(
        /<(?:a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g,
      )) {
        if (isOutside(address) || address.startsWith('#')) continue;
        const [path = ''] = decodeURI(address).split('#');
        expect(existsSync(join(latest, name, '..', path)), `${name}: ${address}`).toBe(true);
      }
      // Links may lead elsewhere; nothing that a page loads may.
      expect(html, name).not.toMatch(/<(?:img|link|script)\b[^>]* (?:href|src)="(?:https?:)?\/\//);
    }
  });

  test('finds words in titles, headings and texts, pages for users first', async () => {
    const script = await builtText('latest/site/search-index.js');
    const [, json = ''] = /^globalThis\.perchSearchIndex = (.+);\n$/.exec(script) ?? [];
    const index = MiniSearch.loadJSON(JSON.parse(json), searchOptions);
    const firstOf = (words: string): unknown => index.search(words)[0]?.['address'];
    expect(firstOf('sharex')).toBe('clients/sharex.html');
    expect(firstOf('backup')).toBe('operations.html#backup');
    expect(firstOf('max_file_size')).toBe('configuration.html#max_file_size');
    expect(firstOf('flamshot')).toBe('clients/scripts.html');
    expect(index.search('zzzzzzzz')).toEqual([]);
  });
});
