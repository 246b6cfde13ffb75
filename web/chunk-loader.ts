import { join } from 'node:path';

import type { Plugin } from 'vite';

const loader = join(import.meta.dirname, 'src', 'lib', 'load-chunk.ts');

/**
 * Replaces the helper with which Vite preloads the files of each `import()`: this loader can request a
 * file again after it failed.
 */
export function chunkLoader(): Plugin {
  return {
    name: 'perch-chunk-loader',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}

/** The files of a chunk, its own first: Vite leaves that one out when there are no others. */
export const chunkFiles = (file: string, others: string[], host: { hostType: 'html' | 'js' }) =>
  host.hostType === 'html' ? others : [file, ...others.filter((other) => other !== file)];
