import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { workerPath } from '@perch/contract/installed-app';
import type { Plugin } from 'vite';

import { buildTarget } from '../browsers.ts';
import { bundleScript } from './bundle-script.ts';

const folder = join(import.meta.dirname, '../src');

/** By the names under which the server finds them. */
const scripts = {
  'file-page': 'file-page/file-page.ts',
  highlight: 'file-page/highlight.ts',
  'album-page': 'album-page/album-page.ts',
  'drop-page': 'drop-page/drop-page.ts',
  'password-page': 'password-page/password-page.ts',
};

/** Where it stands is what it is responsible for: the whole app. */
const appWorker = 'app-worker/app-worker.ts';

/**
 * The scripts of the pages that the server renders, each in one piece: on users' domains nothing else of the web app is
 * served. And the service worker of the app.
 */
export function filePageScripts(): Plugin {
  return {
    name: 'perch-file-page-scripts',
    apply: 'build',
    async generateBundle() {
      for (const [name, path] of Object.entries(scripts)) {
        const source = await bundleScript(join(folder, path), buildTarget);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.js`, source });
      }
      const source = await bundleScript(join(folder, appWorker), buildTarget);
      this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source });
    },
  };
}
