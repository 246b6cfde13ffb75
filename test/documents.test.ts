import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { importSources, sourceOf } from '@perch/contract/imports/sources';

import { root } from '../scripts/project.mjs';
import { anchorOf, isOutside, listDocuments, sections, targetOf } from '../site/pages.ts';

const documents = [...(await listDocuments()), 'README.md'];

/** As places that show Markdown render it; the site has a renderer of its own, which is not installed here. */
const html = new Map(
  await Promise.all(
    documents.map(async (path) => {
      const text = await Bun.file(join(root, path)).text();
      return [path, Bun.markdown.html(text)] as const;
    }),
  ),
);

const valuesOf = (path: string, attribute: RegExp) =>
  [...(html.get(path) ?? '').matchAll(attribute)].map(([, value = '']) => value);
const linksOf = (path: string) => valuesOf(path, / (?:href|src|srcset)="([^"]+)"/g);

/** The second heading of the same words ends with -1. */
function anchorsOf(path: string): string[] {
  const headings = valuesOf(path, /<h\d>(.*?)<\/h\d>/g);
  const anchors = headings.map((heading) => anchorOf(heading.replaceAll(/<[^>]+>|&\w+;/g, '')));
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter((other) => other === anchor).length;
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

test('every link and picture of a document leads to a file and a heading that are there', () => {
  const dead = documents.flatMap((source) =>
    linksOf(source)
      .filter((href) => {
        if (isOutside(href)) return false;
        const { path, anchor } = targetOf(source, href);
        const isHeading = !anchor || !path.endsWith('.md') || anchorsOf(path).includes(anchor);
        return !existsSync(join(root, path)) || !isHeading;
      })
      .map((href) => `${source}: ${href}`),
  );
  expect(documents.length).toBeGreaterThan(90);
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(400);
  expect(dead).toEqual([]);
});

test('every page of docs is in the menu, and once', async () => {
  const inMenu = sections.flatMap(({ pages }) => pages.map(([path]) => path));
  const names = await readdir(join(root, 'docs'), { recursive: true });
  const pages = names
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/'));
  expect(pages.filter((path) => !inMenu.includes(path))).toEqual([]);
  expect(new Set(inMenu).size).toBe(inMenu.length);
});

test('the overview of imports names each product and leads to its page', async () => {
  const overview = await Bun.file(join(root, 'docs/import/README.md')).text();
  for (const name of importSources) {
    const row = overview.split('\n').find((line) => line.includes(`| \`${name}\``));
    const { path } = sourceOf(name).page;
    expect(row, name).toContain(`](${path.replace('docs/import/', '')})`);
  }
});

test('anchors are those that the places which show Markdown make', () => {
  expect(anchorOf('Metrics, and who may ask')).toBe('metrics-and-who-may-ask');
  expect(anchorOf('`PUBLIC_URL` & more')).toBe('public_url--more');
});
