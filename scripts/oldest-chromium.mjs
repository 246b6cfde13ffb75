import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { bringPackageFile } from './npm-package.mjs';

// The npm registry has the browser itself, compressed, in this package. It is no dependency of the
// project: 60 MB that only the browser tests need. It has no release between 123 and 126, and 123
// lacks all that came after what web/browsers.ts promises.
const name = '@sparticuz/chromium';
export const oldestVersion = '123.0.1';
const integrity =
  'sha512-RPrA99xrddbXXZjhUH1WZkTCK3QDQ77t/0y+vULtiW1uAlWLBxorxGnNTuzBDk6eNolxOVFrXZ2aoAN+/eB5TA==';

const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');

/** Where the oldest Chromium lies that the browser tests run in; shared by all copies of the project. */
export const oldestChromium = join(cache, 'perch', `chromium-${oldestVersion}`);

/** The package has a program for this system alone. */
export const hasOldestChromium = process.platform === 'linux' && process.arch === 'x64';

export const isOldestChromiumThere = () => !hasOldestChromium || existsSync(oldestChromium);

/** Brings the oldest Chromium from the npm registry, where it is missing. */
export async function installOldestChromium() {
  if (isOldestChromiumThere()) return;
  console.error(`Installing Chromium ${oldestVersion}, the oldest that is tested…`);
  await mkdir(dirname(oldestChromium), { recursive: true });
  const folder = await mkdtemp(`${oldestChromium}-`);
  try {
    const packed = await bringPackageFile({
      name,
      version: oldestVersion,
      integrity,
      member: 'bin/chromium.br',
      folder,
    });
    const program = join(folder, 'chromium');
    const compressed = createReadStream(packed);
    const output = createWriteStream(program, { mode: 0o755 });
    await pipeline(compressed, createBrotliDecompress(), output);
    // Last and atomically, so that it is complete or missing.
    await rename(program, oldestChromium);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
