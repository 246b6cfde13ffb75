import type { Import, ImportCounts } from '@perch/contract/imports/imports';

/** What was counted at a point in time. */
export interface ProgressSample {
  atMs: number;
  files: number;
  bytes: number;
}

const windowMs = 20_000;
const settlingMs = 3000;

/** The counts of the phase that is under way. */
export const countsOf = ({ phase, inspection, progress }: Import): ImportCounts | null =>
  phase === 'import' ? progress : inspection;

/** Rows of files that have been read; null: nothing was counted yet. */
export function sampleOf(found: Import, atMs: number): ProgressSample | null {
  const counts = countsOf(found);
  return counts && { atMs, files: counts.files.found, bytes: counts.bytes };
}

/** Adds a sample, and drops those that the rate no longer follows or that an earlier process has counted. */
export function addSample(
  samples: readonly ProgressSample[],
  sample: ProgressSample,
): ProgressSample[] {
  const last = samples.at(-1);
  if (last && last.files > sample.files) return [sample];
  return [...samples.filter(({ atMs }) => sample.atMs - atMs <= windowMs), sample];
}

interface Rates {
  bytesPerSecond: number;
  /** Undefined while no file is read. */
  secondsLeft: number | undefined;
}

/** Undefined until the samples span a few seconds. */
export function ratesOf(samples: readonly ProgressSample[], totalFiles: number): Rates | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < settlingMs) return undefined;
  const seconds = (last.atMs - first.atMs) / 1000;
  const files = last.files - first.files;
  return {
    bytesPerSecond: Math.max(0, last.bytes - first.bytes) / seconds,
    secondsLeft: files > 0 ? (Math.max(0, totalFiles - last.files) * seconds) / files : undefined,
  };
}
