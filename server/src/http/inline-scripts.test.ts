import { expect, test } from 'bun:test';

import { inlineScriptSources } from './inline-scripts.ts';

test('allows each inline script by the hash of exactly its text', () => {
  const page = '<script>one()</script><script src="/a.js"></script>\n<script>\n two()\n</script>';
  expect(inlineScriptSources(page)).toEqual([
    `'sha256-${new Bun.CryptoHasher('sha256').update('one()').digest('base64')}'`,
    `'sha256-${new Bun.CryptoHasher('sha256').update('\n two()\n').digest('base64')}'`,
  ]);
});

test('allows nothing where a page has only scripts of files', () => {
  expect(inlineScriptSources('<script type="module" src="/assets/app.js"></script>')).toEqual([]);
});
