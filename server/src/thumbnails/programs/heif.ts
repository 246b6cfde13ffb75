import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';

import type { Drawn } from '../drawn.ts';
import { UndecodableError } from './program-failure.ts';
import { inputPath, type ProgramRequest } from './program-request.ts';

// The program writes files only: in the isolation this folder is in memory, and its own. Of several pictures it numbers the files.
const folder = '/dev/shm';
const script =
  '"$1" -q 90 "$2" "$3.jpg" >&2 && { cat "$3.jpg" 2>/dev/null || cat "$3-1.jpg"; }; code=$?; rm -f "$3".jpg "$3"-*.jpg; exit $code';

/** An HEIC picture, as iPhones take them; turned as it says. */
export async function drawHeif({ pathOf, run }: ProgramRequest): Promise<Drawn> {
  const path = `${folder}/perch-${randomBytes(8).toString('hex')}`;
  try {
    const { output } = await run([
      pathOf('sh'),
      '-c',
      script,
      'draw',
      pathOf('heif-dec'),
      inputPath,
      path,
    ]);
    if (output.length === 0) throw new UndecodableError('It has no picture.');
    return { picture: output, facts: {} };
  } finally {
    // What a program that was killed without an isolation has left.
    await rm(`${path}.jpg`, { force: true });
  }
}
