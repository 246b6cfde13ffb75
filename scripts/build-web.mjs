import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findBun } from './find-bun.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';
import { stampedBuild } from './stamped-build.mjs';

/** Builds the web app when its sources have changed since the last build. */
export const buildWeb = stampedBuild({
  name: 'web',
  folders: ['contract/src', 'messages', 'web'],
  files: ['scripts/build-web.mjs'],
  dist: 'web/dist',
  async make(fresh) {
    console.error('Building the web app…');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    // Relative to web/, as vite resolves it.
    const args = ['--bun', vite, 'build', 'web', '--outDir', `../${fresh}`, '--emptyOutDir'];
    await finish(findBun(root), [...args, '--logLevel', 'error'], {
      cwd: root,
      // The shell's own would make a development build of it.
      env: { ...process.env, NODE_ENV: 'production' },
      failure: 'The web app could not be built; the messages above say why.',
    });
  },
});

/**
 * Throws one sentence unless the web app is built. Tests of what the server serves of it call this:
 * `npm run test:one` builds it for them.
 */
export function requireWebApp() {
  if (existsSync(join(root, 'web', 'dist', 'index.html'))) return;
  throw new Error('The web app is not built; run: npm run build');
}

if (process.argv[1] === import.meta.filename) await runScript(buildWeb);
