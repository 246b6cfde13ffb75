import { expect, test } from 'bun:test';

import { screen, within } from '@testing-library/react';

import { render } from '../../../test/render.tsx';
import { ActivityChart } from './activity-chart.tsx';
import type { Activity, ActivitySubject } from './activity-query.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 1);

/** Thirty days from 1 to 30 November, of which these have counts. */
const daysWith = (counts: Record<number, readonly [number, number]>): Activity['days'] =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(start + index * dayMs).toISOString().slice(0, 10),
    counts: counts[index + 1] ?? [0, 0],
  }));

const show = (
  kind: ActivitySubject['kind'],
  days: Activity['days'],
  lastAt: string | null = null,
  locale: 'en' | 'ar' = 'en',
) =>
  render(<ActivityChart kind={kind} activity={{ days, lastAt }} />, {
    locale,
    parts: ['sharing'],
  });

test('a chart says its sum as a picture, and the days on which something happened as a list', async () => {
  await show('upload', daysWith({ 3: [10, 0], 29: [2, 3] }), '2026-11-29T00:00:00.000Z');
  const sentence = '12 views and 3 downloads in 30 days';
  const chart = screen.getByRole('img', { name: sentence });
  expect(chart.querySelectorAll('g')).toHaveLength(30);
  const days = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(days).toEqual(['3 Nov 2026: 10 views, 0 downloads', '29 Nov 2026: 2 views, 3 downloads']);
  expect(within(chart).getByText('29 Nov 2026: 2 views, 3 downloads')).toBeTruthy();
  // Seen, but read only once.
  expect(screen.getByText(sentence).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Last opened 29 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Views')).toBeTruthy();
});

test('parts of a bar have the height of their counts', async () => {
  await show('upload', daysWith({ 1: [3, 1], 2: [2, 0] }));
  const heightsOf = (index: number) =>
    [...(screen.getByRole('img').querySelectorAll('g')[index]?.querySelectorAll('rect') ?? [])]
      .slice(2)
      .map((rect) => Number(rect.getAttribute('height')));
  expect(heightsOf(0)).toEqual([45, 15]);
  expect(heightsOf(1)).toEqual([30, 0]);
  expect(heightsOf(2)).toEqual([0, 0]);
});

test.each<[ActivitySubject['kind'], string]>([
  ['upload', 'Not opened in 30 days'],
  ['link', 'Not opened in 30 days'],
  ['request', 'No files received in 30 days'],
])('of a month in which nothing happened to a %s, only that is said', async (kind, sentence) => {
  await show(kind, daysWith({}));
  expect(screen.getByText(sentence).getAttribute('aria-hidden')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/Last/)).toBeNull();
});

test('a link has clicks, a request files, and neither a legend', async () => {
  await show('link', daysWith({ 30: [1, 0] }), '2026-11-30T00:00:00.000Z');
  expect(screen.getByRole('img', { name: '1 click in 30 days' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('30 Nov 2026: 1 click');
  expect(screen.queryByText('Views')).toBeNull();
  await show('request', daysWith({ 30: [4, 0] }), '2026-11-30T09:05:00.000Z');
  expect(screen.getByRole('img', { name: '4 files received in 30 days' })).toBeTruthy();
  expect(screen.getByText(/^Last file received 30 Nov 2026/)).toBeTruthy();
});

test('Arabic has its own forms of the numbers', async () => {
  await show('upload', daysWith({ 2: [2, 3] }), null, 'ar');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('مشاهدتان و3 تنزيلات');
});
