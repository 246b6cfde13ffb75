import type { AppError } from './errors.ts';

/** Something that a task shares with others, such as the network that it was asked for from. */
export interface Flow {
  name: string;
  queuedMax: number;
  /** By how many turns each task of the flow that waits already puts the next one back. */
  penaltyTurns: number;
}

/** Who wants a turn: the flows that it counts in, and how many turns it has in advance of others. */
export interface Classification {
  flows: readonly Flow[];
  headStartTurns: number;
}

interface Limits {
  concurrencyMax: number;
  queuedMax: number;
  /** What is thrown where there is no place to wait. */
  refusal: () => AppError;
}

interface Waiting {
  flows: readonly Flow[];
  /** The turn at which it is due; the smallest is next. */
  dueTurn: number;
  begin(): void;
  refuse(): void;
}

/** Runs a task when it is its turn. */
export type FairQueue = <T>(place: Classification, task: () => Promise<T>) => Promise<T>;

/**
 * Runs tasks, at most `concurrencyMax` at once, and lets the flows take turns: who has little waiting
 * comes before who has much. Where all places are taken, a newcomer that is due earlier gets the one
 * that is due last; so a full flow turns away its own requests, and none of another flow.
 */
export function createFairQueue({ concurrencyMax, queuedMax, refusal }: Limits): FairQueue {
  let running = 0;
  // Due turns grow with it, so what waits is overtaken only by so many.
  let turns = 0;
  const waiting: Waiting[] = [];

  function wait({ flows, headStartTurns }: Classification): Promise<void> {
    let dueTurn = turns - headStartTurns;
    for (const flow of flows) {
      const already = waiting.filter((other) => isIn(flow, other)).length;
      if (already >= flow.queuedMax) throw refusal();
      dueTurn += already * flow.penaltyTurns;
    }
    if (waiting.length >= queuedMax) {
      const last = lastDue(waiting);
      if (!last || last.dueTurn <= dueTurn) throw refusal();
      waiting.splice(waiting.indexOf(last), 1);
      last.refuse();
    }
    return new Promise((begin, reject) => {
      waiting.push({ flows, dueTurn, begin, refuse: () => reject(refusal()) });
    });
  }

  function takeNext(): Waiting | undefined {
    const next = firstDue(waiting);
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  return async (place, task) => {
    if (running >= concurrencyMax) await wait(place);
    else running += 1;
    turns += 1;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nothing can slip in between.
      const next = takeNext();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

const isIn = ({ name }: Flow, { flows }: Waiting) => flows.some((flow) => flow.name === name);

/** Of several that are due at once, the one that came first. */
function firstDue(waiting: readonly Waiting[]): Waiting | undefined {
  let [first] = waiting;
  for (const other of waiting) if (first && other.dueTurn < first.dueTurn) first = other;
  return first;
}

/** Of several that are due at once, the one that came last. */
function lastDue(waiting: readonly Waiting[]): Waiting | undefined {
  let [last] = waiting;
  for (const other of waiting) if (last && other.dueTurn >= last.dueTurn) last = other;
  return last;
}
