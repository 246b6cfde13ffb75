import { expect, test } from 'bun:test';

import { unicodeName } from './punycode.ts';

test.each([
  ['example.org', 'example.org'],
  ['xn--mnchen-3ya.de', 'münchen.de'],
  ['bilder.xn--bcher-kva.example', 'bilder.bücher.example'],
  ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['xn--ls8h.la', '💩.la'],
])('%s is read as %s', (domain, name) => {
  expect(unicodeName(domain)).toBe(name);
});

test.each(['xn--.de', 'xn--ä.de', 'xn--99999999999.de', 'xn--a-b_c.de'])(
  '%s cannot be read and stays as it is',
  (domain) => {
    expect(unicodeName(domain).endsWith('.de')).toBe(true);
    expect(() => unicodeName(domain)).not.toThrow();
  },
);
