import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { buildTarget } from './browsers.ts';
import { chunkFiles, chunkLoader } from './chunk-loader.ts';
import { precompress } from './precompress.ts';

const server = 'http://localhost:3000';

// Each script after another costs another way to the server and back, so a visit begins with one, and
// with a small one beside it that asks who is signed in. Of what several of the other pages share
// there would be many small pieces.
const chunkGroups = [
  { name: 'early', test: /\/src\/api\/prefetch-account\.ts$/, priority: 3 },
  { name: 'app', test: /\/src\/app\/main\.tsx$/, priority: 2 },
  { name: 'shared', test: /./, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  // The configuration file's own folder, whatever folder the command runs in.
  root: import.meta.dirname,
  plugins: [chunkLoader(), react(), precompress()],
  // Its code as it was written, for browsers of today: two thirds of what it is by default.
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
  server: { proxy: { '/api': server, '/f': server, '/t': server } },
});
