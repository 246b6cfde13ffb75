import { expect, test } from 'bun:test';

import { latestFeed } from './latest.mjs';

test('the feed of a release is its version and address as JSON', () => {
  const release = { version: '1.2.0', url: 'https://example.org/releases/1.2.0' };
  expect(JSON.parse(latestFeed(release))).toEqual(release);
});

test.each([
  { version: '1.2', url: 'https://example.org/' },
  { version: '1.2.0', url: 'http://example.org/' },
  { version: '1.2.0', url: '' },
])('%j makes no feed', (release) => {
  expect(() => latestFeed(release)).toThrow(/ is no /);
});
