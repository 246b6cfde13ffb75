import { expect, test } from 'bun:test';

import { isNavigation } from './navigation.ts';

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each<[string, Record<string, string>, boolean]>([
  ['https://files.example.org', { 'sec-fetch-mode': 'navigate', accept: page }, true],
  ['https://files.example.org', { 'sec-fetch-mode': 'no-cors', accept: page }, false],
  ['https://files.example.org', { accept: page }, false],
  ['http://localhost:3000', { accept: page }, false],
  ['http://192.168.1.10:3000', { accept: page }, true],
  ['http://192.168.1.10:3000', { 'sec-fetch-mode': 'no-cors', accept: page }, false],
  ['http://192.168.1.10:3000', { accept: 'image/avif,*/*' }, false],
  ['http://192.168.1.10:3000', { accept: '*/*' }, false],
  ['http://192.168.1.10:3000', {}, false],
  ['http://192.168.1.10:3000', { host: 'files.example.org', accept: page }, false],
])('whether a browser wants a page at %s with %j', (publicUrl, headers, expected) => {
  const { host } = new URL(publicUrl);
  const request = new Request(publicUrl, { headers: { host, ...headers } });
  expect(isNavigation(publicUrl, request)).toBe(expected);
});
