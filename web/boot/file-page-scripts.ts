import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { buildTarget } from '../browsers.ts';
import { bundleScript } from './bundle-script.ts';

const folder = join(import.meta.dirname, '../src/file-page');

/**
 * The scripts of the pages that the server renders for files, each in one piece: on users' domains nothing
 * else of the web app is served.
 */
export function filePageScripts(): Plugin {
  return {
    name: 'perch-file-page-scripts',
    apply: 'build',
    async generateBundle() {
      for (const name of ['file-page', 'highlight']) {
        const source = await bundleScript(join(folder, `${name}.ts`), buildTarget);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.js`, source });
      }
    },
  };
}
