import { expect, test } from 'bun:test';

import type { MemoryReading, Results } from './results.ts';
import { figureOf } from './statistics.ts';
import { atRest, formatVerdict, verdictsOf } from './targets.ts';

function resultsOf(
  cases: Record<string, Record<string, number>>,
  memory: MemoryReading[] = [],
): Results {
  return {
    groups: {
      files: {
        measured: { date: '', machine: '', commit: '', load: 0, busyCores: 0, rounds: 1 },
        versions: {},
        missing: [],
        cases: Object.entries(cases).map(([name, medians]) => ({
          name,
          unit: '/s',
          figures: Object.fromEntries(
            Object.entries(medians).map(([who, value]) => [who, figureOf([value])]),
          ),
          remarks: {},
        })),
        memory,
      },
    },
  };
}

const besideNginx = {
  group: 'files',
  name: 'GET',
  relation: '≥' as const,
  bound: { factor: 0.6, of: 'nginx' },
};

test('a ratio to a product is met at the bound, and not below it', () => {
  const at = (perch: number) =>
    verdictsOf(resultsOf({ GET: { Perch: perch, nginx: 100 } }), [besideNginx]).map(formatVerdict);
  expect(at(60)).toEqual(['≥ 0.6 × nginx: 0.60, met']);
  expect(at(59)).toEqual(['≥ 0.6 × nginx: 0.59, not met']);
});

test('without the product, or without the group, nothing is said to be met', () => {
  for (const results of [resultsOf({ GET: { Perch: 60 } }), { groups: {} }]) {
    const [verdict] = verdictsOf(results, [besideNginx]);
    expect(verdict).toEqual({
      group: 'files',
      name: 'GET',
      target: '≥ 0.6 × nginx',
      state: 'not measured',
    });
  }
});

test('the figure may be of an installation, held against a bound and against another', () => {
  const results = resultsOf({ list: { large: 6, small: 4 } });
  const bounds = [
    { figure: 10, unit: 'ms' },
    { factor: 1.3, of: 'small' },
  ];
  const found = verdictsOf(
    results,
    bounds.map((bound) => ({ group: 'files', name: 'list', relation: '≤', bound, who: 'large' })),
  );
  expect(found.map(formatVerdict)).toEqual(['≤ 10 ms: 6.00, met', '≤ 1.3 × small: 1.50, not met']);
});

test('memory counts by the most that was held in a case, and at rest by its own target', () => {
  const readings = [
    { when: atRest, nowMiB: 250, peakMiB: 250 },
    { when: 'GET', nowMiB: 150, peakMiB: 200 },
    { when: 'upload', nowMiB: 150, peakMiB: 201 },
  ];
  expect(verdictsOf(resultsOf({}, readings), []).map(formatVerdict)).toEqual([
    '≤ 200 MiB at the most: 200, met',
    '≤ 200 MiB at the most: 201, not met',
  ]);
});
