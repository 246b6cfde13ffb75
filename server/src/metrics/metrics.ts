import type { ErrorCode } from '@perch/contract/errors';

import { counter, gauge, type MetricFamily, type MetricSample } from './metric-family.ts';

// Upper bounds in seconds; longer requests are counted in the total only.
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

// Each is counted from the start, as a rate knows nothing of a sample that begins at 1.
const refusalReasons: ErrorCode[] = ['busy', 'too_many_attempts', 'too_many_uploads', 'disk_full'];

interface RouteCounts {
  statuses: Map<number, number>;
  /** For each bound, the requests up to it and above the one before. */
  durations: number[];
  seconds: number;
}

/** What this process has done since it was started, counted in memory. */
export interface Metrics {
  /**
   * A request's answer begins. `startedAt` is when the request came, by `performance.now()`; `route` is
   * the pattern of its path, empty where no route matched.
   */
  requestAnswered(startedAt: number, route: string, method: string, status: number): void;
  /** A request is refused with this code; counted where load, a limit or a full disk is the reason. */
  requestRefused(code: ErrorCode): void;
  uploaded(bytes: number): void;
  delivered(bytes: number): void;
  /** A file was requested whose blob is missing from the storage. */
  blobMissing(): void;
  /** Sets how requests are counted whose answers have not ended; none are until then. */
  countOpenRequestsBy(count: () => number): void;
  /** All of it at this moment. */
  snapshot(): MetricFamily[];
}

export function createMetrics(): Metrics {
  const routes: Routes = new Map();
  const files = { uploads: 0, uploadedBytes: 0, deliveredBytes: 0, missingBlobs: 0 };
  const refused = new Map(refusalReasons.map((reason) => [reason, 0]));
  let countOpenRequests = () => 0;

  return {
    requestAnswered(startedAt, route, method, status) {
      const seconds = (performance.now() - startedAt) / 1000;
      const counts = countsOf(routes, route, methods.has(method) ? method : 'other');
      counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
      counts.seconds += seconds;
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) counts.durations[bucket] = (counts.durations[bucket] ?? 0) + 1;
    },
    requestRefused(code) {
      const before = refused.get(code);
      if (before !== undefined) refused.set(code, before + 1);
    },
    uploaded(bytes) {
      files.uploads += 1;
      files.uploadedBytes += bytes;
    },
    delivered(bytes) {
      files.deliveredBytes += bytes;
    },
    blobMissing() {
      files.missingBlobs += 1;
    },
    countOpenRequestsBy(count) {
      countOpenRequests = count;
    },
    snapshot: () => [
      ...requestFamilies(routes),
      counter(
        'perch_refused_total',
        'Requests refused because of load, a limit or a full disk, by error code',
        [...refused].map(([reason, value]) => ({ labels: { reason }, value })),
      ),
      gauge('perch_open_requests', 'Requests whose responses have not ended', countOpenRequests()),
      counter('perch_uploads_total', 'Files received', files.uploads),
      counter('perch_upload_bytes_total', 'Bytes of received files', files.uploadedBytes),
      counter(
        'perch_delivery_bytes_total',
        'Bytes of files in started responses',
        files.deliveredBytes,
      ),
      counter(
        'perch_missing_blobs_total',
        'Requests for files whose blobs are missing from the storage',
        files.missingBlobs,
      ),
      gauge('process_resident_memory_bytes', 'Resident memory', process.memoryUsage.rss()),
      {
        ...gauge(
          'process_start_time_seconds',
          'Start time of the first process, in seconds since 1970',
          Math.round(performance.timeOrigin / 1000),
        ),
        aggregation: 'min',
      },
    ],
  };
}

/** By route, then by method. */
type Routes = Map<string, Map<string, RouteCounts>>;

function countsOf(routes: Routes, route: string, method: string): RouteCounts {
  const known = routes.get(route)?.get(method);
  if (known) return known;
  const counts = { statuses: new Map(), durations: bounds.map(() => 0), seconds: 0 };
  const byMethod = routes.get(route) ?? new Map<string, RouteCounts>();
  routes.set(route, byMethod.set(method, counts));
  return counts;
}

function requestFamilies(routes: Routes): MetricFamily[] {
  const requests: { labels: Record<string, string>; value: number }[] = [];
  const durations: MetricSample[] = [];
  for (const [route, byMethod] of routes) {
    for (const [method, counts] of byMethod) {
      const labels = { route, method };
      for (const [status, value] of counts.statuses) {
        requests.push({ labels: { ...labels, status: String(status) }, value });
      }
      durations.push(...histogram(labels, counts));
    }
  }
  return [
    counter('perch_requests_total', 'Requests answered', requests),
    {
      name: 'perch_request_duration_seconds',
      type: 'histogram',
      help: 'Time from the request to the start of its response',
      aggregation: 'sum',
      samples: durations,
    },
  ];
}

function histogram(labels: Record<string, string>, counts: RouteCounts): MetricSample[] {
  const total = [...counts.statuses.values()].reduce((sum, count) => sum + count, 0);
  let upTo = 0;
  const bucket = (le: string, value: number): MetricSample => ({
    suffix: '_bucket',
    labels: { ...labels, le },
    value,
  });
  const buckets = bounds.map((bound, index) => {
    upTo += counts.durations[index] ?? 0;
    return bucket(String(bound), upTo);
  });
  return [
    ...buckets,
    bucket('+Inf', total),
    { suffix: '_sum', labels, value: counts.seconds },
    { suffix: '_count', labels, value: total },
  ];
}
