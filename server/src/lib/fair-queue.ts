import { setImmediate } from 'node:timers';

import type { AppError } from './errors.ts';

/** A group of tasks that share a limit, such as those requested from one network. */
export interface Flow {
  name: string;
  queuedMax: number;
  /** Turns by which every waiting task of the flow delays the flow's next one. */
  penaltyTurns: number;
}

/** The flows that a task counts in, and the number of turns by which it may overtake others. */
export interface Classification {
  flows: readonly Flow[];
  headStartTurns: number;
}

interface Limits {
  concurrencyMax: number;
  queuedMax: number;
  /** Whether the place of a task that has ended is given on in the next iteration of the event loop: all else goes on between tasks that never wait. */
  isPaced?: boolean;
  /** Thrown when the queue, or one of the task's flows, is full. */
  overloaded: () => AppError;
}

interface Waiting {
  flows: readonly Flow[];
  /** The smallest runs next. */
  dueTurn: number;
  begin(): void;
  refuse(): void;
}

/** Runs a task in its turn. Throws the `overloaded` error where the queue has no room for it. */
export type FairQueue = <T>(place: Classification, task: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrencyMax` tasks at once and shares turns fairly: a flow with few waiting tasks goes
 * before one with many. In a full queue, a task that is due earlier evicts the one that is due last, so
 * that a busy flow displaces its own tasks and not those of others.
 */
export function createFairQueue({
  concurrencyMax,
  queuedMax,
  isPaced = false,
  overloaded,
}: Limits): FairQueue {
  let running = 0;
  // Due turns grow with every task, so a waiting task is overtaken by a bounded number of others.
  let turns = 0;
  const waiting: Waiting[] = [];

  function wait({ flows, headStartTurns }: Classification): Promise<void> {
    let dueTurn = turns - headStartTurns;
    for (const flow of flows) {
      const already = waiting.filter((other) => isIn(flow, other)).length;
      if (already >= flow.queuedMax) throw overloaded();
      dueTurn += already * flow.penaltyTurns;
    }
    if (waiting.length >= queuedMax) {
      const last = lastDue(waiting);
      if (!last || last.dueTurn <= dueTurn) throw overloaded();
      waiting.splice(waiting.indexOf(last), 1);
      last.refuse();
    }
    return new Promise((begin, reject) => {
      waiting.push({ flows, dueTurn, begin, refuse: () => reject(overloaded()) });
    });
  }

  function takeNext(): Waiting | undefined {
    const next = firstDue(waiting);
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  /** The place is handed over, not freed: a new task must not overtake the waiting ones. */
  function handOver(): void {
    const next = takeNext();
    if (next) next.begin();
    else running -= 1;
  }

  return async (place, task) => {
    if (running >= concurrencyMax) await wait(place);
    else running += 1;
    turns += 1;
    try {
      return await task();
    } finally {
      if (isPaced) setImmediate(handOver);
      else handOver();
    }
  };
}

const isIn = ({ name }: Flow, { flows }: Waiting) => flows.some((flow) => flow.name === name);

/** Of several with the same turn, the one that arrived first. */
function firstDue(waiting: readonly Waiting[]): Waiting | undefined {
  let [first] = waiting;
  for (const other of waiting) if (first && other.dueTurn < first.dueTurn) first = other;
  return first;
}

/** Of several with the same turn, the one that arrived last. */
function lastDue(waiting: readonly Waiting[]): Waiting | undefined {
  let [last] = waiting;
  for (const other of waiting) if (last && other.dueTurn >= last.dueTurn) last = other;
  return last;
}
