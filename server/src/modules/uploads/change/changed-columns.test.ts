import { describe, expect, test } from 'bun:test';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { changedColumns } from './changed-columns.ts';

const now = 1_800_000_000_000;
const file = {
  ...sampleRows.uploads,
  original_name: 'a.png',
  link_extension: 'png',
  downloads_left: 5,
  downloads_limit: 7,
  burn: 0,
};
const burnt = { ...file, downloads_left: 1, downloads_limit: 1, burn: 1 };

test('what a request leaves out stays', () => {
  expect(changedColumns(file, {}, now)).toEqual({});
  expect(changedColumns(burnt, {}, now)).toEqual({});
});

test('an end is counted from the change, and its mail is due again', () => {
  const changed = { expiry_mailed_at: null };
  const at = (expiry: { afterMs: number } | { at: number } | null) =>
    changedColumns(file, { expiry }, now);
  expect(at({ afterMs: 1000 })).toEqual({ expires_at: now + 1000, ...changed });
  expect(at({ at: now + 5 })).toEqual({ expires_at: now + 5, ...changed });
  expect(at(null)).toEqual({ expires_at: null, ...changed });
});

describe('the time of a still', () => {
  const film = { ...file, category: 'video' as const, duration: 4000, preview_key: 'a' };
  const drawnAgain = { thumbnail_key: null, preview_key: null, preview_attempts: 0 };

  test.each([0, 4000, null])('%p has the pictures made again', (posterAt) => {
    const columns = changedColumns(film, { posterAt }, now);
    expect(columns).toMatchObject({ ...drawnAgain, poster_at: posterAt });
  });

  test.each([
    ['beyond the end', film, 4001],
    ['of a film of unknown length', { ...film, duration: null }, 1],
    ['of a picture', { ...file, category: 'image' as const }, 0],
  ])('%s is refused', (_, upload, posterAt) => {
    expect(() => changedColumns(upload, { posterAt }, now)).toThrow('posterAt');
  });
});

describe('a limit', () => {
  test.each([
    ['set', file, { maxDownloads: 9 }, { burn: 0, downloads_left: 9, downloads_limit: 9 }],
    [
      'lifted',
      file,
      { maxDownloads: null },
      { burn: 0, downloads_left: null, downloads_limit: null },
    ],
    [
      'one of a burnt file',
      burnt,
      { maxDownloads: 1 },
      { burn: 1, downloads_left: 1, downloads_limit: 1 },
    ],
    [
      'more of a burnt file',
      burnt,
      { maxDownloads: 2 },
      { burn: 0, downloads_left: 2, downloads_limit: 2 },
    ],
    ['one download', file, { burn: true }, { burn: 1, downloads_left: 1, downloads_limit: 1 }],
    [
      'lifted with burn',
      burnt,
      { burn: false },
      { burn: 0, downloads_left: null, downloads_limit: null },
    ],
    [
      'not burnt, and one',
      burnt,
      { burn: false, maxDownloads: 1 },
      { burn: 0, downloads_left: 1, downloads_limit: 1 },
    ],
    ['kept where nothing is burnt', file, { burn: false }, {}],
  ])('%s', (_, upload, change, columns) => {
    expect(changedColumns(upload, change, now)).toEqual(columns);
  });
});

test('a name changes neither the extension of a link nor what links of before work with', () => {
  const named = { original_name: 'B.txt', name_key: 'b.txt' };
  expect(changedColumns(file, { name: 'B.txt' }, now)).toEqual({ ...named, link_extension: 'png' });
  const old = { ...file, link_extension: null };
  expect(changedColumns(old, { name: 'B.txt' }, now)).toEqual({ ...named, link_extension: '*png' });
});

test('either the page or the file is handed out', () => {
  expect(changedColumns(file, { link: 'view' }, now)).toEqual({ link_kind: 'view' });
  expect(changedColumns(file, { link: 'raw' }, now)).toEqual({ link_kind: null });
});
