import { expect, test } from 'bun:test';

import { describeProgress } from './progress.ts';

const GB = 1024 ** 3;

test.each([
  [{ files: 1, ended: 0, doneBytes: 0, bytes: GB, perSecond: 0 }, '0 %, 0 Bytes of 1.00 GB'],
  [
    { files: 5, ended: 2, doneBytes: GB / 2, bytes: GB, perSecond: GB / 64 },
    '2 of 5 files, 50 %, 512.00 MB of 1.00 GB, 16.00 MB/s, 0:32 left',
  ],
  [
    { files: 1, ended: 0, doneBytes: 0, bytes: 7200 * GB, perSecond: GB },
    '0 %, 0 Bytes of 7200.00 GB, 1.00 GB/s, 2:00:00 left',
  ],
  // Of standard input nothing is known but what has come.
  [
    { files: 1, ended: 0, doneBytes: 1024, bytes: undefined, perSecond: 512 },
    '1.00 KB, 512 Bytes/s',
  ],
  [
    { files: 1, ended: 0, doneBytes: 2 * GB, bytes: GB, perSecond: 1 },
    '100 %, 1.00 GB of 1.00 GB, 1 Bytes/s, 0:00 left',
  ],
  [{ files: 1, ended: 0, doneBytes: 0, bytes: 0, perSecond: 0 }, '100 %, 0 Bytes of 0 Bytes'],
])('%j is %s', (state, text) => {
  expect(describeProgress(state)).toBe(text);
});
