import type { Outcome } from './command.ts';

export interface Result {
  passed: number;
  failed: number;
  /** The complete output, where it has to be read. */
  output: string;
}

/** Of jobs that ran one after the other. */
export function sum(results: Result[]): Result {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    output: results.map(({ output }) => output).join('\n'),
  };
}

/** A check that passes or fails as a whole. */
export function countOne({ exitCode, output }: Outcome): Result {
  return exitCode === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

function attribute(tag: string, name: string) {
  return Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);
}

/** The counts of a JUnit report; undefined where it has no test at all. */
export function readJunit(xml: string) {
  const tag = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? '';
  const tests = attribute(tag, 'tests');
  // A skipped test proves nothing, so it does not count as passed.
  const failed = attribute(tag, 'failures') + attribute(tag, 'errors') + attribute(tag, 'skipped');
  return tests === 0 ? undefined : { passed: tests - failed, failed };
}

/** The result of a test runner with its JUnit report; a crash or no test at all is a failure. */
export function countTests({ exitCode, output }: Outcome, xml: string): Result {
  const counts = readJunit(xml);
  if (!counts) return { passed: 0, failed: 1, output: `${output}\nNo test was run.` };
  if (counts.failed > 0) return { ...counts, output };
  if (exitCode === 0) return { ...counts, output: '' };
  return { ...counts, failed: 1, output: `${output}\nThe runner ended with ${exitCode}.` };
}
