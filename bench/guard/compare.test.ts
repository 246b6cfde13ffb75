import { expect, test } from 'bun:test';

import { regressions } from './compare.ts';

test('what varies from run to run is none', () => {
  expect(regressions({ GET: 2.9 }, { GET: 2 })).toEqual([]);
  expect(regressions({ GET: 0.5 }, { GET: 2 })).toEqual([]);
});

test('what takes half as much again is one', () => {
  expect(regressions({ GET: 3.1, upload: 2 }, { GET: 2, upload: 2 })).toEqual([
    "GET takes 3.10 times the reference's processor time, 2.00 when it was kept.",
  ]);
});

test('a case that is missing on one side is not passed over', () => {
  expect(regressions({ GET: 1 }, { upload: 1 })).toEqual([
    'GET has nothing to be compared with.',
    'upload was not measured.',
  ]);
});
