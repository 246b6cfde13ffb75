import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './browsers.ts';
import { chunkFiles, chunkLoader } from './chunk-loader.ts';
import { precompress } from './precompress.ts';

// Each chunk that depends on another costs a round trip, so the first load has one for the app and a
// small one beside it that prefetches the account. Modules shared by several lazy pages go into one chunk
// instead of many small ones.
const chunkGroups = [
  { name: 'prefetch', test: /\/src\/api\/prefetch-account\.ts$/, priority: 3 },
  { name: 'app', test: /\/src\/app\/main\.tsx$/, priority: 2 },
  { name: 'shared', test: /./, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  // The folder of this file, independent of the working directory.
  root: import.meta.dirname,
  plugins: [chunkLoader(), react(), precompress()],
  // The untranspiled build for current browsers: two thirds of the default one's size.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib/browser/index.js' } },
  build: {
    target: buildTarget,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: chunkFiles },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
