import { z } from 'zod';

import { secondMs } from '../lib/clock.ts';

const answerMaxMs = secondMs;

/** How often a worker tells its parent that its event loop comes round. */
export const beatEveryMs = secondMs;

// What workers tell their parent. It hands on what is for one of them, or for all others.
const Ready = z.object({ kind: z.literal('ready'), greeting: z.string() });
const Beat = z.object({ kind: z.literal('beat') });
const Ask = z.object({ kind: z.literal('ask'), from: z.number(), question: z.number() });
const Tell = z.object({
  kind: z.literal('tell'),
  to: z.number(),
  question: z.number(),
  figures: z.string(),
});
export const WorkerMessage = z.discriminatedUnion('kind', [Ready, Beat, Ask, Tell]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** The other processes of this Perch, which share a port and so cannot be asked over it. */
export interface WorkerMetrics {
  /** The figures of those that answer within a second. */
  collectFigures(): Promise<string[]>;
  /** What this process answers when another asks. */
  answerWith(render: () => string): void;
}

export const noOtherWorkers: WorkerMetrics = { collectFigures: async () => [], answerWith() {} };

interface Worker {
  number: number;
  /** All of them, with this one. */
  count: number;
  send(message: WorkerMessage): void;
}

/** `receive` takes what the parent sends. */
export function createWorkerMetrics({ number, count, send }: Worker) {
  let render = () => '';
  let lastQuestion = 0;
  const open = new Map<number, (figures: string) => void>();

  const workerMetrics: WorkerMetrics = {
    async collectFigures() {
      const collected: string[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const question = (lastQuestion += 1);
      open.set(question, (figures) => {
        collected.push(figures);
        if (collected.length === count - 1) resolve();
      });
      // One that has just ended, or has too much to do, is not waited for.
      const timer = setTimeout(resolve, answerMaxMs);
      send({ kind: 'ask', from: number, question });
      await promise;
      clearTimeout(timer);
      open.delete(question);
      return collected;
    },
    answerWith(own) {
      render = own;
    },
  };
  return {
    workerMetrics,
    receive(message: unknown) {
      const { data } = WorkerMessage.safeParse(message);
      if (data?.kind === 'tell') open.get(data.question)?.(data.figures);
      if (data?.kind !== 'ask') return;
      const { from: to, question } = data;
      send({ kind: 'tell', to, question, figures: render() });
    },
  };
}
