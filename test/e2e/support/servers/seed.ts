import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { root } from '../../../../scripts/project.mjs';
import { bun, type Perch } from './perch.ts';

/** Gives the only account its 10 000 uploads, see test/support/database/seed-uploads.ts. */
export async function seedUploads(perch: Perch, env: Record<string, string>): Promise<void> {
  await perch.stop();
  const script = 'test/support/database/seed-uploads.ts';
  await promisify(execFile)(bun, [script, perch.dataDir], { cwd: root });
  await perch.restart(env);
}
