interface Limits {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that may wait for their turn; any number where it is left out. */
  waitingMax?: number;
  /** What `run` throws where no more may wait. */
  refusal?: () => Error;
}

/** Runs tasks in their order, a limited number at once. */
export interface Limiter {
  /** Runs a task when it is its turn, and gives what it gives. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when no more than so many tasks wait for their turn; undefined: that is so now. */
  waitingAtMost(count: number): Promise<void> | undefined;
  /** Resolves when no task runs or waits; undefined: that is so now. */
  idle(): Promise<void> | undefined;
}

interface Watcher {
  waitingMax: number;
  resolve: () => void;
}

/**
 * A limiter for tasks that come one by one. Neither a task that fails nor one that is refused keeps the
 * others from running.
 */
export function createLimiter({
  concurrency,
  waitingMax = Number.POSITIVE_INFINITY,
  refusal = () => new Error('Too many tasks are waiting'),
}: Limits): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  let watchers: Watcher[] = [];

  function end(): void {
    // The place goes straight to the next in line, so that no newcomer slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
    if (watchers.length > 0) tellWatchers();
  }

  function tellWatchers(): void {
    const told = watchers.filter(isReached);
    watchers = watchers.filter((watcher) => !told.includes(watcher));
    for (const { resolve } of told) resolve();
  }

  /** Below 0: nothing runs, either. */
  const isReached = ({ waitingMax: max }: Pick<Watcher, 'waitingMax'>) =>
    max < 0 ? running === 0 : waiting.length <= max;

  function watch(max: number): Promise<void> | undefined {
    if (isReached({ waitingMax: max })) return undefined;
    return new Promise((resolve) => watchers.push({ waitingMax: max, resolve }));
  }

  return {
    async run(task) {
      if (running < concurrency) {
        running += 1;
      } else {
        if (waiting.length >= waitingMax) throw refusal();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await task();
      } finally {
        end();
      }
    },
    waitingAtMost: watch,
    idle: () => watch(-1),
  };
}

interface EachLimits {
  /** Items that are processed at once. */
  concurrency: number;
  /** Starts no further items; those that have started are awaited. */
  signal?: AbortSignal;
}

/**
 * Processes all items in their order, a limited number at once. After a failure no more are begun; when those that
 * were have ended, the first failure is thrown. With `signal` aborted it returns early, and throws nothing.
 */
export async function forEachLimited<T>(
  items: Iterable<T>,
  { concurrency, signal }: EachLimits,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const limiter = createLimiter({ concurrency });
  const failures: unknown[] = [];
  const isEnding = () => failures.length > 0 || signal?.aborted === true;
  for (const item of items) {
    if (isEnding()) break;
    void limiter.run(async () => {
      if (isEnding()) return;
      try {
        await work(item);
      } catch (error) {
        // Noted before the place goes to the next in line, which must not begin any more.
        failures.push(error);
      }
    });
    // The next item is taken when there is a place for it.
    const placeFree = limiter.waitingAtMost(0);
    if (placeFree) await placeFree;
  }
  await limiter.idle();
  if (failures.length > 0) throw failures[0];
}
