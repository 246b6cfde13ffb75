import { expect, test } from 'bun:test';

import { mergeFigures } from './aggregate-metrics.ts';
import { createMetrics } from './metrics.ts';
import { family } from './prometheus-text.ts';

test('adds up what has the same name and labels, and keeps what only one has', () => {
  const one = family('requests_total', 'counter', 'Requests', [
    { labels: { route: '/a b' }, value: 2 },
    { labels: { route: '/b' }, value: 5 },
  ]);
  const other = family('requests_total', 'counter', 'Requests', [
    { labels: { route: '/a b' }, value: 40 },
    { labels: { route: '/c' }, value: 0.5 },
  ]);
  expect(mergeFigures([one, other])).toBe(
    family('requests_total', 'counter', 'Requests', [
      { labels: { route: '/a b' }, value: 42 },
      { labels: { route: '/b' }, value: 5 },
      { labels: { route: '/c' }, value: 0.5 },
    ]),
  );
});

test('says of several when the first was started', () => {
  const started = (value: number) =>
    family('process_start_time_seconds', 'gauge', 'When this process was started', value);
  expect(mergeFigures([started(300), started(100), started(200)])).toBe(started(100));
});

test('leaves the figures of one as they are', () => {
  const metrics = createMetrics();
  metrics.requestEnded(metrics.requestBegan(), '/f/{name}', 'GET', 200);
  const [before, merged] = [metrics.render(), mergeFigures([metrics.render()])];
  const withoutMemory = (text: string) => text.replace(/(resident_memory_bytes) \d+/, '$1');
  expect(withoutMemory(merged)).toBe(withoutMemory(before));
});
