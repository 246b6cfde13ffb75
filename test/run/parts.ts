import type { SuiteName } from './suites.ts';

/** What a lane does at a time: some files of a suite, or a check that has no files. */
export interface Part<Stage extends string = string> {
  stage: Stage;
  suite?: SuiteName;
  /** The only one of Playwright's projects that runs. */
  project?: string;
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

/**
 * Takes the part that a free lane does next, out of `waiting`: one of the stage that has most left to
 * do, and of another stage than the other lanes are at where there is one, as a browser and a database
 * keep a machine busy in different ways.
 */
export function takeNext<P extends Part>(waiting: P[], running: P[]): P | undefined {
  const left = new Map<string, number>();
  for (const { stage, estimatedSeconds } of waiting) {
    left.set(stage, (left.get(stage) ?? 0) + estimatedSeconds);
  }
  const busy = new Set(running.map(({ stage }) => stage));
  const [stage] = [...left.keys()].toSorted(
    (a, b) => Number(busy.has(a)) - Number(busy.has(b)) || (left.get(b) ?? 0) - (left.get(a) ?? 0),
  );
  const index = waiting.findIndex((part) => part.stage === stage);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}
