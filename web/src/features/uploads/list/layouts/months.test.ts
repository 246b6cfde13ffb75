import { expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { monthsOf } from './months.ts';

const upload = (createdAt: string) => ({ createdAt }) as Upload;

test('files of one month stand together, in the order of the list', () => {
  const uploads = ['2026-11-20', '2026-11-03', '2026-10-15', '2025-10-15'].map((day) =>
    upload(`${day}T12:00:00.000Z`),
  );
  const [first, second, third, fourth] = uploads as [Upload, Upload, Upload, Upload];
  expect(monthsOf(uploads)).toEqual([
    { key: '2026-11', uploads: [first, second] },
    { key: '2026-10', uploads: [third] },
    { key: '2025-10', uploads: [fourth] },
  ]);
});

test('a month begins where the browser is', () => {
  // An instant of the new month there, whatever the time zone of this machine is.
  const midnight = new Date(2026, 10, 1);
  const before = new Date(midnight.getTime() - 1);
  const keys = monthsOf([midnight, before].map((at) => upload(at.toISOString()))).map(
    ({ key }) => key,
  );
  expect(keys).toEqual(['2026-11', '2026-10']);
});

test('without files there are no months', () => {
  expect(monthsOf([])).toEqual([]);
});
