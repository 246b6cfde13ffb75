import { expect, test } from 'bun:test';

import { contentDisposition } from './file-headers.ts';

test.each([
  ['plain.txt', `inline; filename="plain.txt"; filename*=UTF-8''plain.txt`],
  ['say "hi".png', `inline; filename="say _hi_.png"; filename*=UTF-8''say%20%22hi%22.png`],
  [
    'Grüße 🐦.md',
    `inline; filename="Gr__e _.md"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%F0%9F%90%A6.md`,
  ],
  ["it's (1)*.txt", `inline; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['100%.txt', `inline; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
])('names %j in both forms', (name, header) => {
  expect(contentDisposition('inline', name)).toBe(header);
});
