import { expect } from 'bun:test';

import { perchOn, startOn } from './backups.ts';
import type { Installation } from './installation.ts';

/** One sentence on standard error, and nothing that looks like success. A wrong command line ends with 2. */
export async function expectRefusal(
  installation: Installation,
  args: string[],
  sentence: RegExp,
  expectedCode = 1,
) {
  const { exitCode, stdout, stderr } = await perchOn(installation, ...args);
  expect(exitCode).toBe(expectedCode);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
  expect(stdout).not.toMatch(/Restored|Snapshot/);
  return stdout;
}

/** It has no account and no upload: the first visitor is asked to become its administrator. */
export async function expectEmpty(installation: Installation) {
  const server = await startOn(installation);
  try {
    expect(await server.setupToken()).not.toBe('');
  } finally {
    await server.stop();
  }
}
