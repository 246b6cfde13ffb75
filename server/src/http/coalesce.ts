/** Gives what `work` gave to those before, while it is under way or began no longer ago than `ms`. */
export function coalesce<T>(
  ms: number,
  work: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { beganAt: number; isUnderWay: boolean; result: Promise<T> } | undefined;
  return () => {
    const time = now();
    if (last && (last.isUnderWay || time - last.beganAt < ms)) return last.result;
    const begun = { beganAt: time, isUnderWay: true, result: work() };
    const end = () => {
      begun.isUnderWay = false;
    };
    begun.result.then(end, end);
    last = begun;
    return begun.result;
  };
}
