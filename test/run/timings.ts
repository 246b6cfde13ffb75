/** How long a test, or a file of tests with its preparations, took. */
export interface Timing {
  name: string;
  seconds: number;
}

export interface Timings {
  files: Timing[];
  tests: Timing[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', text = '']) => [
      name,
      text.replaceAll(/&(\w+);/g, (written, entity: string) => entities[entity] ?? written),
    ]),
  );
}

const isFileName = (name = '') => /\.(?:test|spec)\.tsx?$/.test(name);

/**
 * Reads a suite's JUnit report, of Bun or of Playwright, which names the kind of browser where a host
 * would stand. Several suites have the same files.
 */
export function readTimings(xml: string, suite: string): Timings {
  const timings: Timings = { files: [], tests: [] };
  let file = '';
  for (const [tag, element] of xml.matchAll(/<(testsuite|testcase)\b[^>]*>/g)) {
    const { name = '', time, hostname = '', file: path } = attributesOf(tag);
    const seconds = Number(time);
    if (element === 'testcase') timings.tests.push({ name: `${file}: ${name}`, seconds });
    // Groups within a file are suites as well.
    if (element === 'testcase' || !isFileName(name)) continue;
    file = `${suite} ${path ? name : `${name} (${hostname})`}`;
    timings.files.push({ name: file, seconds });
  }
  return timings;
}

const shown = 10;

/** The slowest of all reports, as lines of a log. */
export function describeSlowest(reports: Timings[]): string {
  const lines = (all: Timing[]) =>
    all
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, shown)
      .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const files = lines(reports.flatMap((report) => report.files));
  if (files.length === 0) return '';
  const tests = lines(reports.flatMap((report) => report.tests));
  return ['Slowest files:', ...files, 'Slowest tests:', ...tests].join('\n');
}
