import { expect, test } from 'bun:test';

import { createClientAddress } from './client-address.ts';

const behind = (...proxies: string[]) => createClientAddress(proxies).clientAddress;

test.each([
  [[], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  [['10.0.0.0/8'], '10.1.2.3', 'evil, 10.9.9.9', '10.9.9.9'],
  [['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
  [['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
])('behind %j, %s with X-Forwarded-For %j is %s', (proxies, peer, header, address) => {
  expect(behind(...proxies)(peer, header)).toBe(address);
});

test('this machine and trusted proxies are inside, and so is nobody whose request they hand on', () => {
  const { isFromInside } = createClientAddress(['10.0.0.7']);
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7']) {
    expect(isFromInside(peer, null)).toBe(true);
    expect(isFromInside(peer, '203.0.113.9, 127.0.0.1')).toBe(true);
    expect(isFromInside(peer, '127.0.0.1, 203.0.113.9')).toBe(false);
    expect(isFromInside(peer, '')).toBe(false);
  }
  for (const peer of ['10.0.0.8', '203.0.113.9', '']) {
    expect(isFromInside(peer, null)).toBe(false);
    expect(isFromInside(peer, '127.0.0.1')).toBe(false);
  }
});
