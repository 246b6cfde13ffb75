import { describe, expect, test } from 'bun:test';

import { createRangeCheck, networkOf, storedRanges } from './address-ranges.ts';

describe('a token’s ranges', () => {
  test.each([
    ['203.0.113.0/24', ['203.0.113.0', '203.0.113.255'], ['203.0.114.1', '2001:db8::1']],
    ['203.0.113.7', ['203.0.113.7'], ['203.0.113.8']],
    ['2001:db8::/32', ['2001:db8::1', '2001:db8:ffff::'], ['2001:db9::1', '203.0.113.7']],
    ['0.0.0.0/0', ['203.0.113.7'], ['2001:db8::1', '', 'nonsense']],
    ['::/0', ['2001:db8::1'], ['']],
  ])('%s', (range, inside, outside) => {
    const isIn = createRangeCheck(storedRanges([range]));
    for (const address of inside) expect([address, isIn(address)]).toEqual([address, true]);
    for (const address of outside) expect([address, isIn(address)]).toEqual([address, false]);
  });

  test('are none: it works from everywhere', () => {
    expect(createRangeCheck(storedRanges([]))('203.0.113.7')).toBe(true);
  });

  test.each([
    '',
    'example.org',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '2001:db8::/129',
    '1.2.3.4/8/9',
    '1.2.3.4/ 8',
    'fe80::1%eth0',
  ])('are not “%s”', (range) => expect(() => storedRanges([range])).toThrow());

  test('are kept once each, in small letters', () => {
    expect(storedRanges(['2001:DB8::/32', ' 2001:db8::/32', '192.0.2.1'])).toBe(
      '2001:db8::/32 192.0.2.1',
    );
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', ''],
])('of the address %s only the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
