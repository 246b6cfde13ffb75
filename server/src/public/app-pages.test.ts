import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isAppPage } from './app-pages.ts';

test('no page of the web app can be taken by an imported address', () => {
  const routes = join(import.meta.dir, '../../../web/src/app/routes.tsx');
  const paths = [...readFileSync(routes, 'utf8').matchAll(/path="(\/[^"]*)"/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isAppPage(path))).toEqual([]);
  expect(isAppPage('/u/a.png')).toBe(false);
  expect(isAppPage('/uploadsx')).toBe(false);
});
