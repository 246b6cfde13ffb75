import { expect, test } from 'bun:test';

import { addressFit } from './address-fit.ts';

test.each([
  ['https://files.example.org', 'https://files.example.org', 'fits'],
  ['http://files.example.org', 'https://files.example.org', 'differs'],
  ['https://files.example.org:8443', 'https://files.example.org', 'differs'],
  ['http://localhost:3000', 'https://files.example.org', 'differs'],
  ['https://files.example.org', 'http://localhost:3000', 'differs'],
  ['http://localhost:3000', 'http://localhost:3000', 'local'],
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'local'],
  ['http://[::1]:3000', 'http://[::1]:3000', 'local'],
  ['http://127.example.org', 'http://127.example.org', 'fits'],
] as const)('links of %s and a page of %s: %s', (publicUrl, origin, fit) => {
  expect(addressFit(publicUrl, origin)).toBe(fit);
});
