import { expect, test } from 'bun:test';

import { isSameFile, parseSavedTransfer, type SavedTransfer } from './saved-transfers.ts';

const upload: SavedTransfer = {
  id: '4f0c1d5e9a7b38266c1fe0d2ab94837e',
  userId: '1',
  name: 'film.mp4',
  size: 4,
  type: 'video/mp4',
  lastModified: 1000,
  begunAt: 2000,
  isDiscarded: false,
};

const fileOf = (name: string, text: string, type: string, lastModified: number) =>
  new File([text], name, { type, lastModified });

test('what was written is read again', () => {
  expect(parseSavedTransfer(JSON.stringify(upload))).toEqual(upload);
});

test('a value of another program is not taken for a transfer', () => {
  for (const text of ['', 'null', '[]', '"x"', '{', '{}']) {
    expect(parseSavedTransfer(text)).toBeUndefined();
  }
  for (const key of Object.keys(upload)) {
    expect(parseSavedTransfer(JSON.stringify({ ...upload, [key]: null }))).toBeUndefined();
  }
});

test('a file is known again by its name, size, type and time, and by nothing less', () => {
  expect(isSameFile(upload, fileOf('film.mp4', 'abcd', 'video/mp4', 1000))).toBe(true);
  expect(isSameFile(upload, fileOf('film.mp3', 'abcd', 'video/mp4', 1000))).toBe(false);
  expect(isSameFile(upload, fileOf('film.mp4', 'abcde', 'video/mp4', 1000))).toBe(false);
  expect(isSameFile(upload, fileOf('film.mp4', 'abcd', 'video/webm', 1000))).toBe(false);
  expect(isSameFile(upload, fileOf('film.mp4', 'abcd', 'video/mp4', 1001))).toBe(false);
});
