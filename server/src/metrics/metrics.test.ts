import { describe, expect, test } from 'bun:test';

import { renderExposition } from './exposition.ts';
import { createMetrics } from './metrics.ts';

const now = () => performance.now();

describe('metrics', () => {
  test('count requests by route, method and status', () => {
    const metrics = createMetrics();
    for (const status of [200, 200, 404]) {
      metrics.requestAnswered(now(), '/f/{name}', 'GET', status);
    }
    const text = renderExposition(metrics.snapshot());
    expect(text).toContain('perch_requests_total{route="/f/{name}",method="GET",status="200"} 2\n');
    expect(text).toContain('perch_requests_total{route="/f/{name}",method="GET",status="404"} 1\n');
  });

  test('sort durations into buckets that include the smaller ones', () => {
    const metrics = createMetrics();
    metrics.requestAnswered(now() - 20_000, '/a', 'PUT', 200);
    metrics.requestAnswered(now() - 100_000, '/a', 'PUT', 200);
    const text = renderExposition(metrics.snapshot());
    const bucket = (le: string) =>
      new RegExp(`_bucket\\{route="/a",method="PUT",le="${le}"\\} (\\d+)`).exec(text)?.[1];
    expect(['10', '30', '60', '\\+Inf'].map(bucket)).toEqual(['0', '1', '1', '2']);
  });

  test('know no more methods than HTTP names', () => {
    const metrics = createMetrics();
    metrics.requestAnswered(now(), '', 'EVIL"}', 400);
    const text = renderExposition(metrics.snapshot());
    expect(text).toContain('{route="",method="other",status="400"} 1\n');
  });

  test('ask for the open requests when they are read, not before', () => {
    const metrics = createMetrics();
    let open = 0;
    metrics.countOpenRequestsBy(() => open);
    open = 7;
    expect(renderExposition(metrics.snapshot())).toContain('\nperch_open_requests 7\n');
  });
});
