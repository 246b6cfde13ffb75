import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';

/** How long a file of tests took in a suite, with its preparations. */
export interface Timing {
  file: string;
  suite: string;
  seconds: number;
}

/** In the form of `bun test --timings`, which begins the slowest files first. */
export const timingsFile = 'test/timings.json';
// Shorter files count as this long: their times would change with every run.
const keptFromMs = 1000;
/** All of their files are short, and run each time. */
const withoutShort = new Set(['unit', 'components']);

/** Reads a suite's JUnit report, of Bun or, with files from its folder, of Playwright. */
export function readTimings(xml: string, suite: string): Timing[] {
  const tags = [...xml.matchAll(/<testsuite\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return tags.flatMap((tag) => {
    const name = attribute(tag, 'name');
    // Groups within a file are suites as well.
    if (!/\.(?:test|spec)\.tsx?$/.test(name)) return [];
    const file = name.endsWith('.spec.ts') ? `test/e2e/${name}` : name;
    return [{ file, suite, seconds: Number(attribute(tag, 'time')) }];
  });
}

const shown = 10;

/** The slowest of all reports, as lines of a log. */
export function describeSlowest(timings: Timing[]): string {
  if (timings.length === 0) return '';
  const slowest = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  const lines = slowest.map(
    ({ file, suite, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${suite} ${file}`,
  );
  return ['Slowest files:', ...lines].join('\n');
}

const readKept = (): Record<string, number> =>
  JSON.parse(readFileSync(join(root, timingsFile), 'utf8')).files;

/** Tells how many seconds a file takes, as it was last kept; undefined for a new file. */
export function readEstimates(): (file: string) => number | undefined {
  const kept = readKept();
  return (file) => {
    const ms = kept[file];
    return ms === undefined ? undefined : ms / 1000;
  };
}

/** Keeps how long files took that are there: of several suites that have one, the longest. */
export function keepTimings(timings: Timing[]): void {
  const taken = Map.groupBy(timings, ({ file }) => file);
  const files = { ...readKept() };
  for (const [file, each] of taken) {
    const ms = Math.round(Math.max(...each.map(({ seconds }) => seconds)) * 1000);
    const isLeftOut = each.every(({ suite }) => withoutShort.has(suite)) && ms < keptFromMs;
    if (isLeftOut) delete files[file];
    else files[file] = Math.max(ms, keptFromMs);
  }
  const kept = Object.entries(files).filter(([file]) => existsSync(join(root, file)));
  const sorted = Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    join(root, timingsFile),
    `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`,
  );
}
