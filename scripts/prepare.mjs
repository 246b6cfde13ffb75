// Installs and builds missing or stale parts, for `npm start`.
import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildAll } from './build-all.mjs';
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';

const ready = join(root, 'node_modules', '.perch-ready');
const fresh = `${ready}-${process.pid}`;

await runScript(async () => {
  await install();
  try {
    writeFileSync(fresh, `${findBun(root)}\n`);
    // By the clock of the file system, and a second before: all that changes from here on is newer.
    const seconds = statSync(fresh).mtimeMs / 1000 - 1;
    utimesSync(fresh, seconds, seconds);
    await buildAll();
    renameSync(fresh, ready);
  } finally {
    rmSync(fresh, { force: true });
  }
});
