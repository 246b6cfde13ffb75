import { describe, expect, test } from 'bun:test';

import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  test('count requests by route, method and status', () => {
    const metrics = createMetrics();
    for (const status of [200, 200, 404]) {
      metrics.requestEnded(metrics.requestBegan(), '/f/{name}', 'GET', status);
    }
    const text = metrics.render();
    expect(text).toContain('perch_requests_total{route="/f/{name}",method="GET",status="200"} 2\n');
    expect(text).toContain('perch_requests_total{route="/f/{name}",method="GET",status="404"} 1\n');
    expect(text).toContain('perch_open_requests 0\n');
  });

  test('sort durations into buckets that include the smaller ones', () => {
    const metrics = createMetrics();
    metrics.requestEnded(metrics.requestBegan() - 20_000, '/a', 'PUT', 200);
    metrics.requestEnded(metrics.requestBegan() - 100_000, '/a', 'PUT', 200);
    const bucket = (le: string) =>
      new RegExp(`_bucket\\{route="/a",method="PUT",le="${le}"\\} (\\d+)`).exec(
        metrics.render(),
      )?.[1];
    expect(['10', '30', '60', '\\+Inf'].map(bucket)).toEqual(['0', '1', '1', '2']);
  });

  test('know no more methods than HTTP names', () => {
    const metrics = createMetrics();
    metrics.requestEnded(metrics.requestBegan(), '', 'EVIL"}', 400);
    expect(metrics.render()).toContain('{route="",method="other",status="400"} 1\n');
  });
});
