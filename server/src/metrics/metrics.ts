import { family, type Sample } from './prometheus-text.ts';

// Upper bounds in seconds; what took longer is counted in the total only.
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface RouteFigures {
  statuses: Map<number, number>;
  /** Per bound, those up to it and above the one before. */
  durations: number[];
  seconds: number;
}

/** What this process has done since it was started, counted in memory. */
export interface Metrics {
  /** A request has come; give what this returns to `requestEnded`. */
  requestBegan(): number;
  /** `route` is the pattern of its path; empty where none was met. */
  requestEnded(began: number, route: string, method: string, status: number): void;
  uploaded(bytes: number): void;
  delivered(bytes: number): void;
  /** The bytes of a stored file were wanted and are gone. */
  blobMissing(): void;
  /** In Prometheus' text format. */
  render(): string;
}

export function createMetrics(): Metrics {
  const routes = new Map<string, Map<string, RouteFigures>>();
  const files = { uploads: 0, uploadedBytes: 0, deliveredBytes: 0, missingBlobs: 0 };
  let openRequests = 0;

  return {
    requestBegan() {
      openRequests += 1;
      return performance.now();
    },
    requestEnded(began, route, method, status) {
      openRequests -= 1;
      const seconds = (performance.now() - began) / 1000;
      const figures = figuresOf(routes, route, methods.has(method) ? method : 'other');
      figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
      figures.seconds += seconds;
      const place = bounds.findIndex((bound) => seconds <= bound);
      if (place >= 0) figures.durations[place] = (figures.durations[place] ?? 0) + 1;
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
    render: () =>
      [
        ...requestFamilies(routes),
        family('perch_open_requests', 'gauge', 'Requests being answered', openRequests),
        family('perch_uploads_total', 'counter', 'Files received', files.uploads),
        family(
          'perch_upload_bytes_total',
          'counter',
          'Bytes of the files received',
          files.uploadedBytes,
        ),
        family(
          'perch_delivery_bytes_total',
          'counter',
          'Bytes of files in answers begun',
          files.deliveredBytes,
        ),
        family(
          'perch_missing_blobs_total',
          'counter',
          'Requests for files whose bytes are gone from the storage',
          files.missingBlobs,
        ),
        family(
          'process_resident_memory_bytes',
          'gauge',
          'Memory of this process',
          process.memoryUsage.rss(),
        ),
        family(
          'process_start_time_seconds',
          'gauge',
          'When this process was started',
          Math.round(performance.timeOrigin / 1000),
        ),
      ].join(''),
  };
}

type Routes = Map<string, Map<string, RouteFigures>>;

function figuresOf(routes: Routes, route: string, method: string): RouteFigures {
  const known = routes.get(route)?.get(method);
  if (known) return known;
  const figures = { statuses: new Map(), durations: bounds.map(() => 0), seconds: 0 };
  const byMethod = routes.get(route) ?? new Map<string, RouteFigures>();
  routes.set(route, byMethod.set(method, figures));
  return figures;
}

function requestFamilies(routes: Routes): string[] {
  const counts: Sample[] = [];
  const durations: Sample[] = [];
  for (const [route, byMethod] of routes) {
    for (const [method, figures] of byMethod) {
      const labels = { route, method };
      for (const [status, value] of figures.statuses) {
        counts.push({ labels: { ...labels, status: String(status) }, value });
      }
      durations.push(...histogram(labels, figures));
    }
  }
  return [
    family('perch_requests_total', 'counter', 'Requests answered', counts),
    family('perch_request_duration_seconds', 'histogram', 'Until the answer began', durations),
  ];
}

function histogram(labels: Record<string, string>, figures: RouteFigures): Sample[] {
  const total = [...figures.statuses.values()].reduce((sum, count) => sum + count, 0);
  let upTo = 0;
  const buckets = bounds.map((bound, index) => {
    upTo += figures.durations[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
    { suffix: '_sum', labels, value: figures.seconds },
    { suffix: '_count', labels, value: total },
  ];
}
