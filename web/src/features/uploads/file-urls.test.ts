import { expect, test } from 'bun:test';

import { downloadUrlOf, previewUrlOf } from './file-urls.ts';

test('a preview stays on the host of the page, and is not counted', () => {
  const sha256 = 'a9d2f2893437222b1e49cec4711576094ed632329e59b05569accc75e2af9580';
  expect(previewUrlOf({ appSlug: 'kT7nW2pQx9', sha256 })).toBe(
    '/f/kT7nW2pQx9?preview=a9d2f2893437',
  );
});

test('a file is saved from the host of the page, and counted as a download', () => {
  expect(downloadUrlOf({ appSlug: 'kT7nW2pQx9' })).toBe('/f/kT7nW2pQx9?download');
});
