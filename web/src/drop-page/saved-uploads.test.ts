import { expect, test } from 'bun:test';

import { parseSavedUpload } from './saved-uploads.ts';

test('what another version has stored is no saved upload', () => {
  const saved = { name: 'a.txt', size: 1, lastModified: 2, savedAt: 3 };
  expect(parseSavedUpload(JSON.stringify(saved))).toEqual(saved);
  expect(parseSavedUpload(JSON.stringify({ ...saved, size: '1' }))).toBeUndefined();
  expect(parseSavedUpload('null')).toBeUndefined();
  expect(parseSavedUpload('{')).toBeUndefined();
});
