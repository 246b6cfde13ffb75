// @one-stack

import { describe, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { locales } from '@perch/contract/text/locales';

import { requireWebApp } from '../../../scripts/build-web.mjs';

requireWebApp();

// What a browser that has never been here loads until a page is shown, in bytes of gzip.
const limitBytes = 200 * 1024;

const assets = join(import.meta.dirname, '../../../web/dist/assets');
const names = await readdir(assets);
const page = await Bun.file(join(assets, '../index.html')).text();

/** The one file of the build that was called so, before the hash. */
function fileOf(name: string): string {
  const found = names.filter((each) => each.replace(/-[\w-]{7}\.js$/, '') === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] ?? '';
}

const sizeOf = (name: string) => Bun.file(join(assets, `${name}.gz`)).size;
const textOf = (name: string) => Bun.file(join(assets, name)).text();

async function sum(files: Iterable<string>): Promise<number> {
  // A file that does not shrink has no compressed copy.
  const sizes = [...files].map((name) => sizeOf(name) || Bun.file(join(assets, name)).size);
  return sizes.reduce((total, size) => total + size, 0);
}

const imported = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** A script with every one that it needs before it can run. */
async function withImports(name: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other = ''] of (await textOf(name)).matchAll(imported)) {
    await withImports(other, found);
  }
  return found;
}

const linked = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name = '']) => name);
const scripts = linked(/<script[^>]* src="\/assets\/([^"]+)"/g);
const styles = linked(/<link rel="stylesheet"[^>]* href="\/assets\/([^"]+)"/g);

const screens = [
  ['login-page', '-sign-in'],
  ['register-page', '-sign-in'],
  ['uploads-page', '-link-options'],
  ['albums-page', '-albums', '-link-options'],
  ['album-details-page', '-albums', '-link-options'],
  ['domains-page', '-domains'],
  ['requests-page', '-link-options', '-sharing'],
  ['links-page', '-link-options', '-sharing'],
  ['settings-page', '-settings'],
  ['panel-content', '-admin'],
  ['user-page', '-admin'],
  ['audit-page', '-admin', '-admin-settings'],
  ['invitations-page', '-admin'],
] as const;

// They are shown within another page.
const tabsOfAdmin = new Set<string>(['panel-content', 'audit-page', 'invitations-page']);

describe.each(locales)('a first visit in %s', (locale) => {
  const language = `messages-${locale.toLowerCase()}`;

  test('loads at most 200 KB of scripts and styles until the dashboard is shown', async () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(styles).toHaveLength(1);
    const needed = new Set([...scripts, ...styles, fileOf(language)]);
    for (const each of await withImports(fileOf('dashboard-page'))) needed.add(each);
    const size = await sum(needed);
    expect(size).toBeGreaterThan(limitBytes / 2);
    expect(size).toBeLessThanOrEqual(limitBytes);
  });

  test.each(screens)(
    'loads at most 200 KB of scripts until the %s is shown',
    async (name, ...parts) => {
      const files = new Set([...scripts, fileOf(language)]);
      for (const part of parts) files.add(fileOf(language + part));
      const file = fileOf(name);
      if (tabsOfAdmin.has(name)) {
        for (const each of await withImports(fileOf('admin-page'))) files.add(each);
      }
      for (const each of await withImports(file)) files.add(each);
      expect(files.size).toBeGreaterThan(scripts.length + 2);
      expect([file, Math.max(limitBytes, await sum(files))]).toEqual([file, limitBytes]);
    },
  );
});

test('no messages are loaded before the language is known', async () => {
  for (const script of scripts) {
    const files = await withImports(script);
    expect([...files].filter((name) => name.startsWith('messages-'))).toEqual([]);
    // The page links all that the first scripts need: none is asked for after another.
    expect([...files].filter((name) => !scripts.includes(name))).toEqual([]);
  }
});
