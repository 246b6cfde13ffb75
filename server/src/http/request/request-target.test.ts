import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { hostName } from '../../../../test/support/hostile/any-text.ts';
import { parseRequestTarget } from './request-target.ts';

test('reads what a URL would read', () => {
  const address = fc
    .tuple(hostName, fc.webPath(), fc.webQueryParameters())
    .map(([host, path, query]) => new URL(`http://${host}:8080${path}?${query}`).href);
  fc.assert(
    fc.property(address, (url) => {
      const { host, pathname, searchParams } = new URL(url);
      const target = parseRequestTarget({ url });
      expect(target).toMatchObject({ host, path: pathname });
      expect([...target.query]).toEqual([...searchParams]);
    }),
  );
});

test.each([
  ['http://256.256.256.256/healthz', '256.256.256.256', '/healthz'],
  ['https://[....]:99999/a/b?c=/d#e', '[....]:99999', '/a/b'],
  ['http://xn--a', 'xn--a', '/'],
  ['/x', '', '/'],
])('reads %s, whose host no URL has', (url, host, path) => {
  expect(parseRequestTarget({ url })).toMatchObject({ host, path });
});
