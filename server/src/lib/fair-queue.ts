import type { AppError } from './errors.ts';

/** Something that a task shares with others, such as the network that it was asked for from. */
export interface Lane {
  name: string;
  waitingMax: number;
  /** By how many turns each task of the lane that waits already puts the next one back. */
  turnsBehind: number;
}

/** Who wants a turn: the lanes that it counts in, and how many turns it has in advance of others. */
export interface Place {
  lanes: readonly Lane[];
  turnsAhead: number;
}

interface Limits {
  runningMax: number;
  waitingMax: number;
  /** What is thrown where there is no place to wait. */
  refusal: () => AppError;
}

interface Waiting {
  lanes: readonly Lane[];
  /** The turn at which it is due; the smallest is next. */
  dueTurn: number;
  begin(): void;
  refuse(): void;
}

/** Runs a task when it is its turn. */
export type InFairTurn = <T>(place: Place, task: () => Promise<T>) => Promise<T>;

/**
 * Runs tasks, at most `runningMax` at once, and lets the lanes take turns: who has little waiting
 * comes before who has much. Where all places are taken, a newcomer that is due earlier gets the one
 * that is due last; so a full lane turns away its own requests, and none of another lane.
 */
export function createFairQueue({ runningMax, waitingMax, refusal }: Limits): InFairTurn {
  let running = 0;
  // Due turns grow with it, so what waits is overtaken only by so many.
  let turns = 0;
  const waiting: Waiting[] = [];

  function wait({ lanes, turnsAhead }: Place): Promise<void> {
    let dueTurn = turns - turnsAhead;
    for (const lane of lanes) {
      const already = waiting.filter((other) => isIn(lane, other)).length;
      if (already >= lane.waitingMax) throw refusal();
      dueTurn += already * lane.turnsBehind;
    }
    if (waiting.length >= waitingMax) {
      const last = lastDue(waiting);
      if (!last || last.dueTurn <= dueTurn) throw refusal();
      waiting.splice(waiting.indexOf(last), 1);
      last.refuse();
    }
    return new Promise((begin, reject) => {
      waiting.push({ lanes, dueTurn, begin, refuse: () => reject(refusal()) });
    });
  }

  function takeNext(): Waiting | undefined {
    const next = firstDue(waiting);
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  return async (place, task) => {
    if (running >= runningMax) await wait(place);
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

const isIn = ({ name }: Lane, { lanes }: Waiting) => lanes.some((lane) => lane.name === name);

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
