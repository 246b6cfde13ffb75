import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

import { buildTarget } from '../browsers.ts';
import { bundleScript } from './bundle-script.ts';

const sources = ['file-page/file-page', 'file-page/highlight', 'album-page/album-page'];

/**
 * The scripts of the pages that the server renders for files and albums, each in one piece: on users' domains nothing
 * else of the web app is served.
 */
export function filePageScripts(): Plugin {
  return {
    name: 'perch-file-page-scripts',
    apply: 'build',
    async generateBundle() {
      for (const path of sources) {
        const entry = join(import.meta.dirname, '../src', `${path}.ts`);
        const [source, name] = [await bundleScript(entry, buildTarget), basename(path)];
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.js`, source });
      }
    },
  };
}
