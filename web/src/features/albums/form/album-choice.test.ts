import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { albumChange, albumProblems, choiceOfAlbum, locksOfChoice } from './album-choice.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('link-options');
await loadMessages('albums');

const album = {
  name: 'Holiday',
  description: 'By the sea',
  visibility: 'public',
  ownLinks: 'open',
  slug: 'holiday',
} as const;
const nowMs = Date.parse('2026-11-21T09:00:00Z');

test('fields that were not touched change nothing', () => {
  expect(albumChange(choiceOfAlbum(album), album)).toEqual({});
  expect(albumProblems(choiceOfAlbum(album), nowMs)).toEqual({});
});

test('only what was changed is sent, without the spaces around it', () => {
  const choice = { ...choiceOfAlbum(album), name: ' Sea ', visibility: 'private' as const };
  expect(albumChange(choice, album)).toEqual({ name: 'Sea', visibility: 'private' });
  expect(albumChange({ ...choiceOfAlbum(album), description: '' }, album)).toEqual({
    description: '',
  });
});

test('an emptied slug, a removed password and an end are sent as the call wants them', () => {
  const choice = choiceOfAlbum(album);
  expect(albumChange({ ...choice, slug: ' ' }, album)).toEqual({ slug: null });
  expect(albumChange({ ...choice, password: 'removed' }, album)).toEqual({ password: null });
  expect(albumChange({ ...choice, password: 'set', passwordText: 'a' }, album)).toEqual({
    password: 'a',
  });
  expect(albumChange({ ...choice, end: 'never' }, album)).toEqual({ expires: 'never' });
});

test('a new album sends what it was given, and that it closes the links of its files', () => {
  const choice = { ...choiceOfAlbum(), name: 'Sea' };
  expect(albumChange(choice)).toEqual({ name: 'Sea', ownLinks: 'with_album' });
  expect(albumChange({ ...choice, ownLinks: 'open' })).toEqual({ name: 'Sea' });
});

test.each([
  ['neither', {}, {}, [false, false]],
  ['a new password', { password: 'set' }, {}, [true, false]],
  ['a new expiry', { end: '7d' }, {}, [false, true]],
  ['both that it had', {}, { hasPassword: true, expiresAt: '2026-12-01T00:00:00Z' }, [true, true]],
  [
    'neither any more',
    { password: 'removed', end: 'never' },
    { hasPassword: true, expiresAt: '2026-12-01T00:00:00Z' },
    [false, false],
  ],
] as const)('an album with %s', (_what, chosen, had, expected) => {
  const choice = { ...choiceOfAlbum(album), ...chosen };
  const locks = locksOfChoice(choice, { hasPassword: false, expiresAt: null, ...had });
  expect([locks.hasPassword, locks.hasExpiry]).toEqual([...expected]);
});

test('what the server would refuse is a problem of its field', () => {
  const wrong = {
    ...choiceOfAlbum(album),
    name: ' ',
    slug: '-x',
    password: 'set' as const,
    end: 'custom' as const,
    endTime: '2026-11-20T10:00',
  };
  expect(Object.keys(albumProblems(wrong, nowMs)).toSorted()).toEqual([
    'expires',
    'name',
    'password',
    'slug',
  ]);
});
