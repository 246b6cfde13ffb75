import { ApiError } from '../../../../api/api-error.ts';

const callsAtOnce = 4;

/** What came of one item. */
export type Outcome<Item, Result> =
  | { item: Item; state: 'changed'; result: Result }
  | { item: Item; state: 'failed'; failure: unknown };

/**
 * Makes a call for each item, a few at a time, and tries all; gives their outcomes in the items' order.
 * Throws a 401 instead: the session has expired, and the calls that were left would fail as well.
 */
export async function changeEach<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>[]> {
  const outcomes = new Map<number, Outcome<Item, Result>>();
  const waiting = items.entries();
  let isEnded = false;
  const changeNext = async () => {
    for (const [index, item] of waiting) {
      if (isEnded) return;
      try {
        outcomes.set(index, await outcomeOf(item, call));
      } catch (failure) {
        isEnded = true;
        throw failure;
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, changeNext));
  return [...outcomes].toSorted(([a], [b]) => a - b).map(([, outcome]) => outcome);
}

async function outcomeOf<Item, Result>(
  item: Item,
  call: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>> {
  try {
    return { item, state: 'changed', result: await call(item) };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) throw failure;
    return { item, state: 'failed', failure };
  }
}
