import { expect, test } from 'bun:test';

import { setupTokenIn } from './setup-token.ts';

test.each([
  ['http://localhost:3000/register#setup=aB-_9', 'aB-_9'],
  ['  https://files.example.org/register#setup=aB-_9\n', 'aB-_9'],
  ['Create the first administrator: http://localhost:3000/register#setup=aB-_9', 'aB-_9'],
  ['setup=aB-_9', 'aB-_9'],
  ['http://localhost:3000/register?setup=aB-_9', 'aB-_9'],
  ['http://localhost:3000/register', undefined],
  ['http://localhost:3000/register#setup=', undefined],
  ['http://localhost:3000/register#nosetup=aB-_9', undefined],
  ['', undefined],
])('%j has the secret %p', (link, token) => {
  expect(setupTokenIn(link)).toBe(token);
});
