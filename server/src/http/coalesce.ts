/** Returns a function that shares one run of `work` between all calls while it runs and for `ms` after it began. */
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
