import { setImmediate } from 'node:timers';

// Each blocks the event loop for less than a millisecond; several at once share a commit.
const uploadsPerIteration = 8;

/**
 * Lets a few requests begin in each iteration of the event loop, in the order in which they came: a crowd of uploads would
 * else keep everything else waiting.
 */
export function createTurns(perIteration = uploadsPerIteration): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let begun = 0;

  function beginNext(): void {
    const next = waiting.splice(0, perIteration);
    begun = next.length;
    if (begun > 0) setImmediate(beginNext);
    for (const begin of next) begin();
  }

  return () => {
    if (begun === 0) setImmediate(beginNext);
    if (begun === perIteration) return new Promise((begin) => waiting.push(begin));
    begun += 1;
    return undefined;
  };
}
