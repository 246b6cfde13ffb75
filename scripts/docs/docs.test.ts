import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importSources, sourceOf } from '@perch/contract/imports/sources';
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

test('the overview of imports names each product and leads to its page', async () => {
  const overview = await textOf('docs/import/README.md');
  for (const name of importSources) {
    const row = overview.split('\n').find((line) => line.includes(`| \`${name}\``));
    const { path } = sourceOf(name).page;
    expect(row, name).toContain(`](${path.replace('docs/import/', '')})`);
  }
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

/** What readers ask, by the page that answers it; with an anchor, by its part. */
const questions: Record<string, string[]> = {
  'administer/https.html': ['https', 'certificate', 'lets encrypt', 'tls'],
  'administer/mail.html': ['smtp', 'mail', '587', '465', 'starttls', 'gmail', 'test mail'],
  'administer/first-domain.html': ['my own domain', 'first domain'],
  'administer/backup.html': ['backup', 'backup docker', 'restore', 'cron', 'how do I back up'],
  'administer/update.html': [
    'update',
    'upgrade',
    'downgrade',
    'going back',
    'update debian package',
  ],
  'administer/limits.html': [
    'maximum size',
    'file too large',
    'quota',
    'upload limit',
    '413',
    'change the maximum file size',
  ],
  'administer/s3.html': [
    's3',
    'r2',
    'cloudflare r2',
    'backblaze',
    'b2',
    'garage',
    'minio',
    'endpoint',
  ],
  'administer/openid.html': [
    'authentik',
    'keycloak',
    'authelia',
    'oidc',
    'sso',
    'single sign-on',
    'issuer',
  ],
  'administer/move.html': ['move to another server', 'migrate', 'new server', 'postgresql'],
  'administer/disk-full.html': ['disk full', '507', 'no space left', 'free space'],
  'clients/sharex.html': ['sharex'],
  'configuration.html#max_file_size': ['max_file_size'],
  'clients/scripts.html': ['flamshot'],
  'sign-in.html': ['ldap'],
  'sign-in.html#without-an-email': ['forgotten password'],
  'operations.html#trash-and-expiring-files': ['trash'],
  'install.html#containers': ['containers'],
  'administer/metrics.html': ['metrics'],
  'install.html': ['systemd'],
};

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

  async function openIndex(): Promise<MiniSearch> {
    const script = await builtText('latest/site/search-index.js');
    const [, json = ''] = /^globalThis\.perchSearchIndex = (.+);\n$/.exec(script) ?? [];
    return MiniSearch.loadJSON(JSON.parse(json), searchOptions);
  }

  test('finds the page that answers a question first', async () => {
    const index = await openIndex();
    const wrong = Object.entries(questions).flatMap(([answer, all]) =>
      all.flatMap((words) => {
        const address = String(index.search(words)[0]?.['address']);
        const found = answer.includes('#') ? address : address.replace(/#.*/, '');
        return found === answer ? [] : [`${words}: ${address}`];
      }),
    );
    expect(Object.values(questions).flat().length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test('finds nothing for words that no page has', async () => {
    const index = await openIndex();
    for (const words of ['zzzzzzzz', 'backup zzzzzzzz', 'the']) {
      expect(index.search(words)).toEqual([]);
    }
  });
});
