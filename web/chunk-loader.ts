import { join } from 'node:path';

import type { Plugin } from 'vite';

const loader = join(import.meta.dirname, 'src', 'app', 'load-chunk.ts');

/**
 * Vite wraps each `import()` in a call that first preloads the part's files. This puts a loader in its
 * place that fetches them, so that a file that did not arrive can be asked for again.
 */
export function chunkLoader(): Plugin {
  return {
    name: 'perch-chunk-loader',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}

/** The files that a part needs, the part's own first: Vite leaves it out where there are no others. */
export const chunkFiles = (file: string, others: string[], host: { hostType: 'html' | 'js' }) =>
  host.hostType === 'html' ? others : [file, ...others.filter((other) => other !== file)];
