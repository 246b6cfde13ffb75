import { expect, test } from 'bun:test';

import type { Profile } from '@perch/contract/uploads/profiles';

import { bodyOf, optionsOf } from './profile-values.ts';

const open: Profile = {
  _id: 'AAAAAAAAAAAAAAAA',
  name: 'Notes',
  createdAt: '2026-11-23T00:00:00.000Z',
  expires: null,
  maxDownloads: null,
  burn: null,
  link: null,
  album: null,
  domain: null,
  tags: null,
};

test.each<Partial<Profile>>([
  {},
  { expires: '7d', link: 'view' },
  { expires: 'never', maxDownloads: 'none', burn: false },
  { maxDownloads: 1, burn: true },
  { tags: ['Sea', 'Holiday 2026'] },
])('a form that is saved as it is changes nothing of a profile with %j', (options) => {
  const profile = { ...open, ...options };
  const { name, expires, maxDownloads, burn, link, tags } = profile;
  const body = { name, expires, maxDownloads, burn, link, tags };
  expect<object>(bodyOf(' Notes ', optionsOf(profile))).toEqual(body);
});
