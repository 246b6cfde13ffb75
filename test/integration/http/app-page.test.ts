// @one-stack

import { afterAll, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import { locales } from '@perch/contract/text/locales';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { startServer } from '../../support/servers/server.ts';

requireWebApp();

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

async function openPage(acceptLanguage: string, origin = server.origin) {
  const answer = await fetch(`${origin}/login`, {
    headers: { 'accept-language': acceptLanguage },
  });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const attributes = new Map(
    [...(/<html([^>]*)>/.exec(text)?.[1]?.matchAll(/ ?([\w-]+)="([^"]*)"/g) ?? [])].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  return { headers: answer.headers, text, attributes };
}

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'ltr'],
  ['nl, ar;q=0.5', 'ar', 'rtl'],
  ['en;q=0.1, pt;q=0.9', 'pt-BR', 'ltr'],
  ['nl', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  ['"><script>', 'en', 'ltr'],
])('for Accept-Language “%s” the page is in %s', async (accepted, lang, dir) => {
  const { attributes, headers, text } = await openPage(accepted);
  expect(attributes.get('lang')).toBe(lang);
  expect(attributes.get('dir')).toBe(dir);
  expect(attributes.get('data-negotiated')).toBe(lang);
  expect(attributes.get('data-language')).toBe('default');
  expect(headers.get('vary')).toBe('accept-language');
  expect(text).not.toMatch(/__[A-Z_]+__/);
});

test('the sentences of the page before its scripts are in its language', async () => {
  const { text } = await openPage('de');
  expect(text).toContain('<noscript>Perch braucht JavaScript');
  expect(text).toContain('data-reload="Neu laden"');
  expect((await openPage('en')).text).toContain('<noscript>Perch needs JavaScript');
});

test('the page names the first chunks of each language, and each is there', async () => {
  const list = (await openPage('en')).attributes.get('data-languages') ?? '';
  const chunks = list
    .trim()
    .split(' ')
    .map((each) => each.split('='));
  const catalogues = await readdir(resolve(import.meta.dir, '../../../messages'));
  const spoken = locales.filter((locale) => catalogues.includes(locale));
  expect(chunks.map(([language]) => language).toSorted()).toEqual(spoken.toSorted());
  const paths = chunks.flatMap(([, files = '']) => files.split(','));
  expect(paths).toHaveLength(2 * spoken.length);
  for (const path of paths) {
    const answer = await fetch(`${server.origin}${path}`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    await answer.arrayBuffer();
  }
});

test('a default language that administrators have set is for browsers of other languages', async () => {
  const { token } = await becomeAdministrator(server);
  const set = async (defaultLanguage: string | null) => {
    const body = { defaultLanguage };
    const answer = await send(server.origin, 'PUT', '/api/admin/settings', { token, body });
    expect(answer.status).toBe(200);
  };
  await set('de');
  const foreign = await openPage('nl');
  expect(foreign.attributes.get('lang')).toBe('de');
  expect(foreign.attributes.get('data-language')).toBe('chosen');
  expect((await openPage('fr')).attributes.get('lang')).toBe('fr');
  // Chosen all the same: dates are then written in its form.
  await set('en');
  expect((await openPage('nl')).attributes.get('data-language')).toBe('chosen');
  await set(null);
  expect((await openPage('nl')).attributes.get('data-language')).toBe('default');
  await using fixed = await startServer({ DEFAULT_LANGUAGE: 'ja' });
  const page = await openPage('nl', fixed.origin);
  expect(page.attributes.get('lang')).toBe('ja');
  expect(page.attributes.get('data-language')).toBe('chosen');
});
