import { expect, test } from 'bun:test';

import { downloadUrlOf, previewUrlOf } from './file-urls.ts';

test('a preview stays on the host of the page, and is not counted', () => {
  expect(previewUrlOf({ fileId: 'kT7nW2pQx9' })).toBe('/f/kT7nW2pQx9?preview');
});

test('a file is saved from the host of the page, and counted as a download', () => {
  expect(downloadUrlOf({ fileId: 'kT7nW2pQx9' })).toBe('/f/kT7nW2pQx9?download');
});
