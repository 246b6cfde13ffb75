import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { compileExecutable } from '../../../scripts/build-executable.mjs';
import { root } from '../../../scripts/project.mjs';

/**
 * The path of the executable file that goes into a package: the one that PERCH_TEST_EXECUTABLE names, else one that
 * is made now, in a folder of its own below the temporary folder, which the caller removes.
 */
export async function bringExecutable(): Promise<string> {
  const given = process.env['PERCH_TEST_EXECUTABLE'];
  if (given) return resolve(root, given);
  const file = join(await mkdtemp(join(tmpdir(), 'perch-executable-')), 'perch');
  await compileExecutable({ file });
  return file;
}
