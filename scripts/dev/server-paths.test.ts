import { expect, test } from 'bun:test';

import { root } from '../project.mjs';
import { serverPaths } from './server-paths.ts';

test.each([
  '/api/config',
  '/api/upload/my?page=2',
  '/f/abc.png',
  '/t/abc',
  '/v/abc',
  '/a/abc?after=5',
  '/@ann',
  '/assets/file-page-CTcqmxK9.js',
  '/p/abc.jpg',
  '/oembed?url=x',
  '/robots.txt',
  '/z/token.zip',
  '/delete/a/b',
  '/brand/logo?v=1',
  '/manifest.webmanifest',
  '/legal/terms?scheme=dark',
  '/healthz',
  '/metrics?format=text',
])('%p is the server’s', (path) => {
  expect(serverPaths.test(path)).toBe(true);
});

test.each([
  '/',
  '/files',
  '/token',
  '/apiary',
  '/src/app/main.tsx',
  '/@vite/client',
  '/favicon.svg',
])('%p is the web app’s', (path) => {
  expect(serverPaths.test(path)).toBe(false);
});

test('every address that the contract and the server declare is the server’s', async () => {
  const glob = new Bun.Glob('{contract,server}/src/**/*.ts');
  const files = (await Array.fromAsync(glob.scan({ cwd: root, absolute: true }))).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const texts = await Promise.all(files.map((path) => Bun.file(path).text()));
  const declared = texts.flatMap((text) => [
    ...text.matchAll(
      /\bpath: '(\/[^']*)'(?!,\s+hosts: 'domain')|\bapp\.(?:all|get|post)\('(\/[^']*)'/g,
    ),
  ]);
  const paths = declared.map(([, declaredPath, route]) => declaredPath ?? route ?? '');
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !serverPaths.test(path))).toEqual([]);
});
