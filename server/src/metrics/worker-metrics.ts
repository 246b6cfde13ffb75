import { z } from 'zod';

import { secondMs } from '../lib/clock.ts';
import { MetricFamily } from './metric-family.ts';

const answerMaxMs = secondMs;

/** How often a worker reports to its parent that its event loop is running. */
export const beatEveryMs = secondMs;

// Messages of workers to their parent, which forwards requests to all other workers and responses to
// the worker that has asked.
const Ready = z.object({ kind: z.literal('ready'), greeting: z.string() });
const Beat = z.object({ kind: z.literal('beat') });
const MetricsRequest = z.object({
  kind: z.literal('metrics-request'),
  from: z.number(),
  requestId: z.number(),
});
const MetricsResponse = z.object({
  kind: z.literal('metrics-response'),
  to: z.number(),
  requestId: z.number(),
  metrics: z.array(MetricFamily),
});
export const WorkerMessage = z.discriminatedUnion('kind', [
  Ready,
  Beat,
  MetricsRequest,
  MetricsResponse,
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** The metrics of the other workers, which share a port and so cannot be scraped one by one. */
export interface WorkerMetrics {
  /** One snapshot of each worker that answers within a second. */
  collect(): Promise<MetricFamily[][]>;
  /** Sets what this worker answers when another collects. */
  answerWith(snapshot: () => MetricFamily[]): void;
}

export const noOtherWorkers: WorkerMetrics = { collect: async () => [], answerWith() {} };

interface Worker {
  number: number;
  /** Of all workers, this one included. */
  count: number;
  send(message: WorkerMessage): void;
}

/** `receive` takes what the parent sends. */
export function createWorkerMetrics({ number, count, send }: Worker) {
  let snapshot = (): MetricFamily[] => [];
  let lastRequestId = 0;
  const pending = new Map<number, (metrics: MetricFamily[]) => void>();

  const workerMetrics: WorkerMetrics = {
    async collect() {
      const collected: MetricFamily[][] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const requestId = (lastRequestId += 1);
      pending.set(requestId, (metrics) => {
        collected.push(metrics);
        if (collected.length === count - 1) resolve();
      });
      // A worker that has just ended, or hangs, is left out.
      const timer = setTimeout(resolve, answerMaxMs);
      send({ kind: 'metrics-request', from: number, requestId });
      await promise;
      clearTimeout(timer);
      pending.delete(requestId);
      return collected;
    },
    answerWith(own) {
      snapshot = own;
    },
  };
  return {
    workerMetrics,
    receive(message: unknown) {
      const { data } = WorkerMessage.safeParse(message);
      if (data?.kind === 'metrics-response') pending.get(data.requestId)?.(data.metrics);
      if (data?.kind !== 'metrics-request') return;
      const { from: to, requestId } = data;
      send({ kind: 'metrics-response', to, requestId, metrics: snapshot() });
    },
  };
}
