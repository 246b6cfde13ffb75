import { expect, test } from 'bun:test';

import { groups } from './groups.ts';
import { renderReport } from './report.ts';
import type { GroupResult } from './results.ts';
import { figureOf } from './statistics.ts';

const files = (busyCores: number): GroupResult => ({
  measured: {
    date: '2026-11-21',
    machine: 'two cores',
    commit: 'abc',
    load: 1,
    busyCores,
    rounds: 3,
  },
  versions: { Perch: '1', nginx: '2' },
  missing: ['The benchmark needs caddy: apt-get install caddy'],
  cases: [
    {
      name: '1 KiB GET',
      unit: '/s',
      figures: { Perch: figureOf([50, 70, 60]), nginx: figureOf([90, 110, 100]) },
      remarks: { other: 'answers 200, not 304' },
    },
  ],
  memory: [{ when: '1 KiB GET', nowMiB: 90, peakMiB: 250 }],
});

test('a figure stands beside its targets, and a missing one is said to be missing', () => {
  const page = renderReport({ groups: { files: files(0) } }, groups);
  expect(page).toContain(
    '| 1 KiB GET, /s | 60 (50–70) | 100 (90–110) | ≥ 0.6 × nginx: 0.60, met; ≥ 1.5 × Caddy: not measured',
  );
  expect(page).toContain('| 1 KiB GET | 90 | 250 | ≤ 200 MiB at the most: 250, not met |');
  expect(page).toContain('Missing: The benchmark needs caddy: apt-get install caddy.');
  expect(page).toContain('- files, 1 KiB GET: ≤ 200 MiB at the most: 250, not met');
  expect(page).not.toContain('## Signing in');
});

test('a busy machine is named beside its figures', () => {
  const page = (busyCores: number) => renderReport({ groups: { files: files(busyCores) } }, groups);
  expect(page(0.6)).toContain('right before the group 0.6: others were at work');
  expect(page(0.4)).not.toContain('others were at work');
});
