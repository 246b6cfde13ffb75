import { expect, test } from 'bun:test';

import { namesIn } from '@perch/contract/uploads/options';
import type { Profile } from '@perch/contract/uploads/profiles';

import { bodyOf, fieldsOf, optionsOf } from './profile-values.ts';

const nothing = Object.fromEntries(namesIn('profile').map((name) => [name, null]));
const open = {
  _id: 'AAAAAAAAAAAAAAAA',
  name: 'Notes',
  createdAt: '2026-11-23T00:00:00.000Z',
  hasPassword: true,
  ...nothing,
  // `fromEntries` forgets the names.
} as Profile;

test.each<Partial<Profile>>([
  {},
  { expires: '7d', link: 'view' },
  { expires: 'never', maxDownloads: 'none', burn: false },
  { maxDownloads: 1, burn: true },
  { tags: ['Sea', 'Holiday 2026'], album: 'BBBBBBBBBBBBBBBB', domain: 'files.example.org' },
])('a form that is saved as it is changes nothing of a profile with %j', (options) => {
  const profile = { ...open, ...options };
  const { _id: _unused, createdAt: _createdAt, hasPassword: _hasPassword, ...body } = profile;
  expect<object>(bodyOf(fieldsOf(profile), optionsOf(profile))).toEqual(body);
});

test('a password is sent where one is set or removed', () => {
  const fields = fieldsOf(open);
  expect(bodyOf({ ...fields, password: 'set', passwordText: 'open sesame' }, {})).toMatchObject({
    password: 'open sesame',
  });
  expect(bodyOf({ ...fields, password: 'removed' }, {})).toMatchObject({ password: null });
});
