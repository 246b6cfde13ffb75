import { expect, test } from 'bun:test';

import { isCleartext, parseServerAddress } from './server-address.ts';

test.each([
  ['files.example.com', 'https://files.example.com'],
  [' https://Files.Example.com/settings?tab=tokens#x ', 'https://files.example.com'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['https://files.example.com:443', 'https://files.example.com'],
  ['localhost:3000', 'https://localhost:3000'],
  ['[::1]:3000', 'https://[::1]:3000'],
])('%j is the server %s', (text, origin) => {
  expect(parseServerAddress(text)).toBe(origin);
});

test.each([
  '',
  '   ',
  'two words.example',
  'ftp://files.example.com',
  'javascript://x',
  'https://',
  'https://robin:secret@files.example.com',
  'https://files.example.com:99999',
])('%j is not the address of a server', (text) => {
  expect(() => parseServerAddress(text)).toThrow();
});

test.each([
  ['https://files.example.com', false],
  ['http://files.example.com', true],
  ['http://192.168.1.5:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://localhost.example.com', true],
])('whether a token for %s goes over a network in the clear: %p', (origin, isClear) => {
  expect(isCleartext(origin)).toBe(isClear);
});
