import { describe, expect, test } from 'bun:test';

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
  [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:52311', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', '1.2.3.4:1, 198.51.100.1:4711, 10.9.9.9:80', '198.51.100.1'],
  [['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]:4711', '2001:db8::1'],
  [['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]', '2001:db8::1'],
  [['10.0.0.0/8'], '10.1.2.3', '[::ffff:198.51.100.1]:80', '198.51.100.1'],
  [['10.0.0.0/8'], '10.1.2.3', '"203.0.113.9:52311"', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', '"[2001:db8::1]:4711"', '2001:db8::1'],
  [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:_port', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', ' 203.0.113.9 , , 10.9.9.9 ,\t', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, unknown', '10.1.2.3'],
  [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, _hidden, 10.9.9.9', '10.9.9.9'],
  [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:', '10.1.2.3'],
  [['10.0.0.0/8'], '10.1.2.3', '[203.0.113.9', '10.1.2.3'],
  [['10.0.0.0/8'], '203.0.113.9', '198.51.100.1:80', '203.0.113.9'],
])('behind %j, %s with X-Forwarded-For %j is %s', (proxies, peer, header, address) => {
  expect(behind(...proxies)(peer, header)).toBe(address);
});

test.each([
  ['10.1.2.3', 'unknown', ['10.1.2.3']],
  ['10.1.2.3', '203.0.113.9, _hidden, 10.9.9.9', ['10.9.9.9']],
  ['10.1.2.3', ', ,', ['10.1.2.3']],
  ['10.1.2.3', '', ['10.1.2.3']],
  ['10.1.2.3', 'unknown, 203.0.113.9:52311', []],
  ['10.1.2.3', '10.9.9.9', []],
  ['10.1.2.3', null, []],
  // Anybody can send the header.
  ['203.0.113.9', 'unknown', []],
])('of %s with X-Forwarded-For %j it is said that %j named no client', (peer, header, proxies) => {
  const named: string[] = [];
  const reports = { clientUnknown: (proxy: string) => void named.push(proxy), untrusted() {} };
  createClientAddress(['10.0.0.0/8'], reports).clientAddress(peer, header);
  expect(named).toEqual(proxies);
});

test.each([
  ['127.0.0.1', '198.51.100.1', ['127.0.0.1']],
  ['::1', '198.51.100.1', ['::1']],
  ['172.18.0.2', 'unknown', ['172.18.0.2']],
  ['::ffff:192.168.1.5', '198.51.100.1', ['192.168.1.5']],
  ['100.101.102.103', '198.51.100.1', ['100.101.102.103']],
  ['fd00::1', '198.51.100.1', ['fd00::1']],
  ['172.18.0.2', null, []],
  // Trusted already.
  ['10.1.2.3', '198.51.100.1', []],
  ['10.1.2.3', 'unknown', []],
  // Clients of the internet, which can send any header.
  ['8.8.8.8', '198.51.100.1', []],
  ['::ffff:8.8.8.8', '127.0.0.1', []],
  ['2606:4700::1', '198.51.100.1', []],
  // The connection has ended meanwhile.
  ['', '198.51.100.1', []],
])(
  'of %s with X-Forwarded-For %j it is said that %j may be a forgotten proxy',
  (peer, header, proxies) => {
    const named: string[] = [];
    const reports = { clientUnknown() {}, untrusted: (proxy: string) => void named.push(proxy) };
    createClientAddress(['10.0.0.0/8'], reports).clientAddress(peer, header);
    expect(named).toEqual(proxies);
  },
);

describe('a request is from inside', () => {
  const { isInternal } = createClientAddress(['10.0.0.7', 'fd00::7']);
  const { isInternal: isBesideProxy } = createClientAddress(['127.0.0.1', '10.0.0.7']);
  const at = (host: string, more: Record<string, string> = {}) => new Headers({ host, ...more });

  test.each([
    ['127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', '127.9.9.9'],
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['10.0.0.7', 'perch:3000'],
    ['fd00::7', 'perch:3000'],
  ])('by %s at %s', (peer, host) => {
    expect(isInternal(peer, at(host))).toBe(true);
  });

  test.each([
    // Names that lead to this machine, as a page elsewhere can arrange.
    ['127.0.0.1', 'evil.example'],
    ['127.0.0.1', 'perch:3000'],
    ['127.0.0.1', '127.0.0.1.evil.example'],
    ['127.0.0.1', '10.0.0.7'],
    ['::1', '0x7f.1'],
    ['127.0.0.1', ''],
    ['10.0.0.8', '127.0.0.1:3000'],
    ['203.0.113.9', 'localhost'],
    ['', 'localhost'],
  ])('but not by %s at %s', (peer, host) => {
    expect(isInternal(peer, at(host))).toBe(false);
    expect(isBesideProxy(peer, at(host))).toBe(false);
  });

  test('but not by way of a proxy that is not trusted, whatever client it names', () => {
    for (const [name, value] of [
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-for', ''],
      ['x-real-ip', '127.0.0.1'],
      ['forwarded', 'for=127.0.0.1'],
      ['via', '1.1 proxy'],
      ['x-forwarded-proto', 'https'],
      ['x-forwarded-host', 'files.example.org'],
      ['cf-connecting-ip', '127.0.0.1'],
    ] as const) {
      expect([name, isInternal('127.0.0.1', at('127.0.0.1', { [name]: value }))]).toEqual([
        name,
        false,
      ]);
    }
  });

  test('by way of a trusted proxy only for addresses that are inside themselves', () => {
    const forwarded = (list: string) => ({ 'x-forwarded-for': list, via: '1.1 Caddy' });
    for (const list of ['127.0.0.1', '10.0.0.7:80', '10.0.0.7, ,127.0.0.1', '"[::1]:9"']) {
      expect(isInternal('10.0.0.7', at('perch', forwarded(list)))).toBe(true);
      expect(isBesideProxy('127.0.0.1', at('127.0.0.1', forwarded(list)))).toBe(true);
    }
    for (const list of [
      '203.0.113.9',
      '203.0.113.9, 127.0.0.1',
      '127.0.0.1, 203.0.113.9',
      '203.0.113.9:80',
      '127.0.0.1, unknown',
      'x',
      ' ,',
      '',
    ]) {
      expect(isInternal('10.0.0.7', at('perch', forwarded(list)))).toBe(false);
      expect(isBesideProxy('127.0.0.1', at('127.0.0.1', forwarded(list)))).toBe(false);
    }
    expect(isInternal('10.0.0.7', at('perch', { forwarded: 'for=10.0.0.7' }))).toBe(false);
    expect(isInternal('10.0.0.7', at('perch', { 'x-real-ip': '203.0.113.9' }))).toBe(false);
  });
});
