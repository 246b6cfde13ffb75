import { expect, test } from 'bun:test';

import type { Token } from '@perch/contract/accounts/tokens';

import { bodyOf, fieldsOf, newTokenFields, problemsOf } from './token-fields.ts';

const token: Token = {
  _id: 'AAAAAAAAAAAAAAAA',
  name: 'Laptop',
  scopes: ['upload', 'links'],
  createdAt: '2026-11-23T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedAddress: '',
  cidrs: ['203.0.113.0/24', '2001:db8::/32'],
  profile: { _id: 'BBBBBBBBBBBBBBBB', name: 'Notes' },
  profileLocked: true,
  bytesPerDay: 1_500_000,
  bytesToday: 0,
};

test('a form that is saved as it is changes nothing of the token', () => {
  const { name, scopes, cidrs, profileLocked, bytesPerDay } = token;
  const profile = 'BBBBBBBBBBBBBBBB';
  const body = { name, scopes, cidrs, profile, profileLocked, bytesPerDay };
  expect(bodyOf(fieldsOf(token))).toEqual(body);
  expect(problemsOf(fieldsOf(token)).megabytes).toBe(false);
});

test('a megabyte is 1024² bytes, as everywhere', () => {
  expect(bodyOf({ ...newTokenFields, megabytes: '1.5' }).bytesPerDay).toBe(1.5 * 1024 ** 2);
});

test('a new token is for uploads, without any limit, and needs a name', () => {
  expect(problemsOf(newTokenFields)).toEqual({ name: true, scopes: false, megabytes: false });
  expect(bodyOf({ ...newTokenFields, name: ' Laptop ', isLocked: true })).toEqual({
    name: 'Laptop',
    scopes: ['upload'],
    cidrs: [],
    bytesPerDay: null,
    profile: null,
    profileLocked: false,
  });
});

test.each(['-1', '0', '1e3', 'many', '1,5', '99999999999'])('%s are no megabytes', (megabytes) => {
  expect(problemsOf({ ...newTokenFields, megabytes }).megabytes).toBe(true);
});
