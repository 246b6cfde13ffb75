import type { Bucket } from '../test/support/services/bucket.ts';

const keysPerRequest = 250;
const requestsAtOnce = 4;

const newKey = () => crypto.randomUUID().replaceAll('-', '');

/**
 * Seconds in which the store alone removes so many keys that it does not have, as the rows of `bench/seed.ts` have no
 * objects either: the same requests as Perch makes, from a program that does nothing else.
 */
export async function secondsToDelete(count: number, bucket: Bucket): Promise<number> {
  let left = count;
  const removeSome = async () => {
    while (left > 0) {
      const keys = Array.from({ length: Math.min(left, keysPerRequest) }, newKey);
      left -= keys.length;
      await bucket.removeTogether(keys);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: requestsAtOnce }, removeSome));
  return (performance.now() - startedAt) / 1000;
}
