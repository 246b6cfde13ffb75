import { expect, test } from 'bun:test';

import { needsOf } from './needs.ts';
import { allTestFiles, suitesOf } from './test-files.ts';

const named = (name: string) => allTestFiles().find((file) => file.endsWith(`/${name}`)) ?? '';

test('a test without programs needs nothing', async () => {
  const { programs, webApp } = await needsOf('test/run/needs.test.ts');
  expect([...programs]).toEqual([]);
  expect(webApp).toBe(false);
});

test('what support starts, its tests need', async () => {
  const { programs, webApp } = await needsOf(named('caddy.test.ts'));
  expect([...programs].toSorted()).toEqual(['caddy', 'knot']);
  expect(webApp).toBe(false);
});

test('a test of the web app’s pages needs its build', async () => {
  expect((await needsOf(named('web-app.test.ts'))).webApp).toBe(true);
});

test('most integration tests run with nothing beside the npm packages', async () => {
  const files = allTestFiles().filter((file) => suitesOf(file).includes('integration:sqlite'));
  const needs = await Promise.all(files.map(needsOf));
  const free = needs.filter(({ programs, webApp }) => programs.size === 0 && !webApp);
  expect(free.length).toBeGreaterThan(files.length * 0.75);
});
