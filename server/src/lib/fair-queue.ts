import { setImmediate } from 'node:timers';

import type { AppError } from './errors.ts';

/** A group of tasks that share a limit, such as those requested from one network. */
export interface Flow {
  name: string;
  /** Places in the line. */
  queuedMax: number;
  /** Turns by which every taken place of the flow delays the flow's next task. */
  penaltyTurns: number;
}

export interface Classification {
  /** In which the task counts. */
  flows: readonly Flow[];
  /** By how many it may overtake others. */
  headStartTurns: number;
  /** How many it takes in the line: more than one where it holds much memory meanwhile. */
  places?: number;
}

interface LineLimits {
  /** Places. */
  queuedMax: number;
  /** Thrown when the line, or one of the task's flows, is full. */
  overloaded: () => AppError;
}

interface Waiting {
  flows: readonly Flow[];
  places: number;
  /** The smallest runs next. */
  dueTurn: number;
  begin: () => void;
  refuse(): void;
}

/** Tasks that wait for their turn. */
export interface FairLine {
  isEmpty(): boolean;
  /** Resolves with the task's turn. Throws the `overloaded` error, or rejects with it, where the line has no room for it. */
  wait(place: Classification): Promise<void>;
  /** Takes the task whose turn is next from the line; to be called for it to begin. */
  takeNext(): (() => void) | undefined;
}

/**
 * A line that shares turns fairly: a flow with few waiting tasks goes before one with many. In a full line, a task that
 * is due earlier evicts the one that is due last, so that a busy flow displaces its own tasks and not those of others.
 */
export function createFairLine({ queuedMax, overloaded }: LineLimits): FairLine {
  // Due turns grow with every task, so a waiting task is overtaken by a bounded number of others.
  let turns = 0;
  const waiting: Waiting[] = [];
  let placesTaken = 0;
  const takenInFlows = new Map<string, number>();

  function count(flows: readonly Flow[], change: number): void {
    placesTaken += change;
    for (const { name } of flows) {
      const after = (takenInFlows.get(name) ?? 0) + change;
      if (after === 0) takenInFlows.delete(name);
      else takenInFlows.set(name, after);
    }
  }

  function remove(task: Waiting): void {
    waiting.splice(waiting.indexOf(task), 1);
    count(task.flows, -task.places);
  }

  const lacksRoom = (places: number) => placesTaken + places > queuedMax;

  return {
    isEmpty: () => waiting.length === 0,
    wait({ flows, headStartTurns, places = 1 }) {
      let dueTurn = turns - headStartTurns;
      for (const { name, queuedMax: ofFlowMax, penaltyTurns } of flows) {
        const already = takenInFlows.get(name) ?? 0;
        if (already + places > ofFlowMax) throw overloaded();
        dueTurn += already * penaltyTurns;
      }
      while (lacksRoom(places)) {
        const last = lastDue(waiting);
        if (!last || last.dueTurn <= dueTurn) throw overloaded();
        remove(last);
        last.refuse();
      }
      count(flows, places);
      return new Promise((begin, reject) => {
        waiting.push({ flows, places, dueTurn, begin, refuse: () => reject(overloaded()) });
      });
    },
    takeNext() {
      const next = firstDue(waiting);
      if (!next) return undefined;
      remove(next);
      turns += 1;
      return next.begin;
    },
  };
}

interface Limits extends LineLimits {
  concurrencyMax: number;
  /** Whether the slot of a finished task is passed on in the next iteration of the event loop, so that tasks that never wait do not block it. */
  isPaced?: boolean;
}

/** Runs a task in its turn. Throws the `overloaded` error where the queue has no room for it. */
export type FairQueue = <T>(place: Classification, task: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrencyMax` tasks at once; the others wait in a fair line. */
export function createFairQueue({ concurrencyMax, isPaced = false, ...limits }: Limits): FairQueue {
  let running = 0;
  const line = createFairLine(limits);

  /** The place is handed over, not freed: a new task must not overtake the waiting ones. */
  function handOver(): void {
    const next = line.takeNext();
    if (next) next();
    else running -= 1;
  }

  return async (place, task) => {
    if (running >= concurrencyMax) await line.wait(place);
    else running += 1;
    try {
      return await task();
    } finally {
      if (isPaced) setImmediate(handOver);
      else handOver();
    }
  };
}

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
