/** Works on all of them, so many at once. The first failure is thrown when nothing is under way. */
export async function eachAtOnce<T>(
  items: readonly T[],
  atOnceMax: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let isFailing = false;
  const workers = Array.from({ length: atOnceMax }, async () => {
    for (const item of waiting) {
      if (isFailing) return;
      try {
        await work(item);
      } catch (error) {
        isFailing = true;
        throw error;
      }
    }
  });
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
