import { expect, test } from 'bun:test';

import { aggregateMetrics } from './exposition.ts';
import { counter, gauge, MetricFamily } from './metric-family.ts';
import { createMetrics } from './metrics.ts';

const requests = (...values: [route: string, value: number][]) =>
  counter(
    'requests_total',
    'Requests',
    values.map(([route, value]) => ({ labels: { route }, value })),
  );

test('adds up what has the same name and labels, and keeps what only one process has', () => {
  const one = requests(['/a b', 2], ['/b', 5]);
  const other = requests(['/a b', 40], ['/c', 0.5]);
  expect(aggregateMetrics([[one], [other]])).toEqual([
    requests(['/a b', 42], ['/b', 5], ['/c', 0.5]),
  ]);
});

test('keeps the buckets, the sum and the count of a histogram apart', () => {
  const metrics = createMetrics();
  metrics.requestAnswered(performance.now() - 20_000, '/a', 'PUT', 200);
  const [, before] = metrics.snapshot();
  const [, durations] = aggregateMetrics([metrics.snapshot(), metrics.snapshot()]);
  expect(before?.samples).toHaveLength(18);
  expect(durations?.samples).toEqual(
    before?.samples.map((sample) => ({ ...sample, value: sample.value * 2 })) ?? [],
  );
});

test('says of several processes when the first was started', () => {
  const started = (value: number): MetricFamily => ({
    ...gauge('process_start_time_seconds', 'Start', value),
    aggregation: 'min',
  });
  expect(aggregateMetrics([[started(300)], [started(100)], [started(200)]])).toEqual([
    started(100),
  ]);
});

test('leaves the metrics of one process as they are, and changes no snapshot', () => {
  const metrics = createMetrics();
  metrics.requestAnswered(performance.now(), '/f/{name}', 'GET', 200);
  const snapshot = metrics.snapshot();
  const copy = structuredClone(snapshot);
  expect(aggregateMetrics([snapshot])).toEqual(copy);
  aggregateMetrics([snapshot, snapshot]);
  expect(snapshot).toEqual(copy);
});

test('a snapshot comes through JSON unchanged', () => {
  const metrics = createMetrics();
  metrics.requestAnswered(performance.now(), '/f/{name}', 'GET', 200);
  const snapshot = metrics.snapshot();
  expect(MetricFamily.array().parse(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
});
