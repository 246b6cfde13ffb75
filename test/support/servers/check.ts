import { expect } from 'bun:test';

import { perchOn } from './backups.ts';
import type { Installation } from './installation.ts';

/** Runs `perch check …`; it ends with 1 where a line says that something is wrong. */
export async function checkInstallation(installation: Installation, ...options: string[]) {
  const { exitCode, stdout, stderr } = await perchOn(installation, 'check', ...options);
  // Every removed file is logged.
  expect(stderr.replaceAll(/^.*"blob\.orphan_deleted".*\n/gm, '')).toBe('');
  // How far it is, every few seconds.
  const lines = stdout
    .replaceAll(/^\d+ uploads so far\.\n/gm, '')
    .trimEnd()
    .split('\n');
  for (const line of lines) expect(line).toMatch(/^[✓!✗] (files|leftovers|totals): \S.+$/);
  const wrong = lines.filter((line) => line.startsWith('✗'));
  expect(exitCode).toBe(wrong.length > 0 ? 1 : 0);
  return { text: stdout, wrong };
}

/** The tables whose totals lines with this mark tell of, each once. */
export function tablesIn(mark: '✗' | '!', lines: string[]): string[] {
  const line = new RegExp(`^${mark} totals: ([a-z_]+) `);
  return [...new Set(lines.flatMap((each) => line.exec(each)?.[1] ?? []))].toSorted();
}
