import type { SuiteName } from './test-files.ts';

/** What a lane does at a time: some files of a suite, or a check that has no files. */
export interface Part<Stage extends string = string> {
  stage: Stage;
  suite?: SuiteName;
  files: string[];
  /** How long it takes, as far as is known; the longest are begun first. */
  estimatedSeconds: number;
}

/** In so many parts, each with files from all over the list: neighbours often take as long as each other. */
export function split(files: string[], count: number): string[][] {
  const parts = Array.from({ length: Math.min(count, files.length) }, (): string[] => []);
  for (const [index, file] of files.entries()) parts[index % parts.length]?.push(file);
  return parts;
}

// Containers bring networks that come and go, at which a browser drops what it is loading. These come first, so
// that in the end no lane waits for the other.
const first = 'packages';
const browsers = ['browser', 'screens', 'other-browsers'];

/**
 * Takes the part that a free lane does next, out of `waiting`: one of the stage that has most left to
 * do, and of another stage than the other lanes are at where there is one, as a browser and a database
 * keep a machine busy in different ways. Packages and browsers are never tested at the same time.
 */
export function takeNext<P extends Part>(waiting: P[], running: P[]): P | undefined {
  const left = new Map<string, number>();
  for (const { stage, estimatedSeconds } of waiting) {
    left.set(stage, (left.get(stage) ?? 0) + estimatedSeconds);
  }
  const busy = new Set(running.map(({ stage }) => stage));
  const mayBegin = (one: string) =>
    one === first
      ? !browsers.some((other) => busy.has(other))
      : !browsers.includes(one) || !busy.has(first);
  const [stage] = [...left.keys()]
    .filter(mayBegin)
    .toSorted(
      (a, b) =>
        Number(busy.has(a)) - Number(busy.has(b)) ||
        Number(b === first) - Number(a === first) ||
        (left.get(b) ?? 0) - (left.get(a) ?? 0),
    );
  const index = waiting.findIndex((part) => part.stage === stage);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}
