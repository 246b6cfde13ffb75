import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { outcomeOf } from '../test/support/wait.ts';
import { figureIn, type GroupResult, readResults, withGroup, writeResults } from './results.ts';
import { makeWorkFolder } from './work-folder.ts';

const group = (median: number): GroupResult => ({
  measured: {
    date: '2026-11-21',
    machine: 'one core',
    commit: 'abc',
    load: 0.5,
    busyCores: 0,
    rounds: 3,
  },
  versions: { Perch: '1' },
  missing: [],
  cases: [
    {
      name: 'a case',
      unit: '/s',
      figures: { Perch: { median, lowest: median, highest: median } },
      remarks: {},
    },
  ],
  memory: [],
});

test('one group is replaced, and the others stay as they were', () => {
  const before = { groups: { files: group(1), logins: group(2) } };
  const after = withGroup(before, 'logins', group(3));
  expect(after.groups['files']).toEqual(group(1));
  expect(figureIn(after, 'logins', 'a case', 'Perch')?.median).toBe(3);
  expect(figureIn(before, 'logins', 'a case', 'Perch')?.median).toBe(2);
});

test('a missing measurement has no figure', () => {
  const results = { groups: { files: group(1) } };
  expect(figureIn(results, 'files', 'a case', 'nginx')).toBeUndefined();
  expect(figureIn(results, 'files', 'another case', 'Perch')).toBeUndefined();
  expect(figureIn(results, 'logins', 'a case', 'Perch')).toBeUndefined();
});

test('written results are read again, and no file means nothing measured yet', async () => {
  await using work = await makeWorkFolder('results');
  const path = join(work.path, 'results.json');
  expect(await readResults(path)).toEqual({ groups: {} });
  await writeResults(path, { groups: { files: group(1) } }, [{ state: 'met' }]);
  expect((await Bun.file(path).json()).targets).toEqual([{ state: 'met' }]);
  expect(await readResults(path)).toEqual({ groups: { files: group(1) } });
  await Bun.write(path, '{"groups":{"files":{}}}');
  expect(await outcomeOf(readResults(path))).toThrow();
});
