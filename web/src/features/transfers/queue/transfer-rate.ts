/** How many bytes had been sent at a point in time. */
export interface Sample {
  atMs: number;
  sentBytes: number;
}

const windowMs = 5000;
const settlingMs = 500;

/** Adds a sample and drops those older than five seconds, so that the rate follows the connection. */
export function addSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const recent = samples.filter(({ atMs }) => sample.atMs - atMs <= windowMs);
  return [...recent, sample];
}

/** Undefined until the samples span half a second. */
export function bytesPerSecond(samples: readonly Sample[]): number | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < settlingMs) return undefined;
  return ((last.sentBytes - first.sentBytes) * 1000) / (last.atMs - first.atMs);
}

/** Undefined while nothing is being sent. */
export function secondsLeft(remainingBytes: number, rate: number | undefined): number | undefined {
  return rate && rate > 0 ? remainingBytes / rate : undefined;
}

/** Whole percent; 100 only when every byte is sent. An empty file is always at 100. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 100 : Math.min(100, Math.floor((sentBytes / totalBytes) * 100));
}

/** As `percentOf`, but at most 99: only a stored file is at 100. */
export function percentSent(sentBytes: number, totalBytes: number): number {
  return Math.min(99, percentOf(sentBytes, totalBytes));
}
