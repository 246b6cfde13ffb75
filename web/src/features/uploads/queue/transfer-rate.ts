/** How many bytes had been sent at a moment. */
export interface Sample {
  atMs: number;
  sentBytes: number;
}

const windowMs = 5000;
const settlingMs = 500;

/** Adds a sample and forgets what is older than five seconds, so that the rate follows the line. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const recent = samples.filter(({ atMs }) => sample.atMs - atMs <= windowMs);
  return [...recent, sample];
}

/** Undefined until there is enough to go by. */
export function bytesPerSecond(samples: readonly Sample[]): number | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < settlingMs) return undefined;
  return ((last.sentBytes - first.sentBytes) * 1000) / (last.atMs - first.atMs);
}

/** Undefined while nothing moves. */
export function secondsLeft(remainingBytes: number, rate: number | undefined): number | undefined {
  return rate && rate > 0 ? remainingBytes / rate : undefined;
}

/** Whole percents; 100 only when everything is sent. An empty file is sent at once. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 100 : Math.min(100, Math.floor((sentBytes / totalBytes) * 100));
}

/** As `percentOf`, but there is more to it than sending: 100 is for what is stored. */
export function percentSent(sentBytes: number, totalBytes: number): number {
  return Math.min(99, percentOf(sentBytes, totalBytes));
}
