import { expect, test } from 'bun:test';

import { hasAsciiDomain, withAsciiDomain } from './email-domain.ts';

test.each([
  ['müller@exämple.de', 'müller@xn--exmple-cua.de'],
  ['müller@xn--exmple-cua.de', 'müller@xn--exmple-cua.de'],
  ['a@EXÄMPLE.de', 'a@xn--exmple-cua.de'],
  ['a@exa\u0308mple.de', 'a@xn--exmple-cua.de'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ['a@例え。jp', 'a@xn--r8jz45g.jp'],
  ['a@ｅxample.org', 'a@example.org'],
  ['a@b@bücher.example', 'a@b@xn--bcher-kva.example'],
  ['Ann@Example.org', 'Ann@Example.org'],
])('the domain of %s is A-labels', (email, same) => {
  expect(withAsciiDomain(email)).toBe(same);
  expect(withAsciiDomain(same)).toBe(same);
  expect(hasAsciiDomain(same)).toBe(true);
});

test.each([
  'ann',
  'bücher.example',
  'a@bücher.example/path',
  'a@bücher.example:25',
  'a@[bücher]',
  'a@bü cher.example',
  'a@bü%41.example',
  'a@１.２.３',
  'a@\uD800.example',
])('%p stays as it is', (email) => {
  expect(withAsciiDomain(email)).toBe(email);
});
