import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { filePageScripts } from './boot/file-page-scripts.ts';
import { inlineBoot } from './boot/inline-boot.ts';
import { compiledMessages, languageChunks, messagesName } from './boot/language-chunks.ts';
import { pageChunks } from './boot/page-chunks.ts';
import { buildTarget } from './browsers.ts';
import { chunkFiles, chunkLoader } from './chunk-loader.ts';
import { mergedRefs } from './merged-refs.ts';
import { precompress } from './precompress.ts';

// Each chunk that depends on another costs a round trip, so the first load has one for the app. Modules
// shared by several lazy pages go into few chunks instead of many small ones: those of one feature,
// those of forms, and the others.
const chunkGroups = [
  // Only the calendar of dates needs the library that places it. Without a group of its own it would be in the first
  // script, with the app's other components; and it would take React along.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 6 },
  { name: 'floating', test: /\/@floating-ui\//, priority: 5 },
  { name: 'app', test: /\/src\/app\/main\.tsx$/, priority: 4 },
  // Shared by several pages, each of which loads it when a passkey is requested.
  { name: 'webauthn', test: /\/@simplewebauthn\//, priority: 4 },
  // With the library that computes it.
  { name: 'qr', test: /\/src\/ui\/qr\/|\/uqr\//, minShareCount: 2, priority: 3 },
  // With its icon; otherwise other pages would load the icons of lists.
  { name: 'disclosure', test: /\/src\/ui\/disclosure\.tsx$/, minShareCount: 2, priority: 4 },
  // What the details of a file, the dialog for several, requests and short links have of links.
  {
    name: 'link-fields',
    test: /\/src\/(?:ui\/link-options|features\/upload-options\/link-change)\//,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'forms', test: /\/@mantine\/form\//, minShareCount: 2, priority: 3 },
  // Of forms that few pages open immediately.
  { name: 'textarea', test: /\/components\/Textarea\//, minShareCount: 2, priority: 3 },
  // Of many parts: pages without a list would load the pager for them.
  { name: 'chevrons', test: /IconChevron(?:Left|Right)\.mjs$/, minShareCount: 2, priority: 4 },
  // With the library's pagination, which pages without a list do not need.
  { name: 'pager', test: /\/src\/ui\/navigation\/pager\.tsx$/, minShareCount: 2, priority: 3 },
  // Of lists that load more as one scrolls.
  {
    name: 'long-list',
    test: /\/src\/ui\/long-list\/load-more-mark|\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'shared',
    test: /^(?!.*\/src\/(?:features\/(?:activity|admin|album|filters|pastes|requests|settings|short-links|sign-in|tags|transfers|upload)|lib\/shared-store|ui\/(?:charts\/|clipboard\/copy-value|dialogs\/|feedback\/toast-undo|link-options\/|use-now)|(?:api\/(?:list-url|upload-batches|uploads-queries)|uploads\/options|settings\/setting-table|imports\/sources|text\/length)\.ts))/,
    minShareCount: 2,
    priority: 2,
  },
  // What two pages have of domains.
  {
    name: 'domain',
    test: /\/src\/(?:ui\/domain|format\/(?:punycode|script-warning))/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'admin', test: /\/src\/features\/admin\//, minShareCount: 2, priority: 1 },
  // What every list of files needs immediately, also that of the dashboard, which selects nothing and has one layout.
  {
    name: 'list',
    test: /\/src\/(?:features\/(?:uploads\/(?:actions|favorites)|transfers\/pick)\/|ui\/feedback\/toast-undo|api\/list-url)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'tags',
    test: /\/src\/features\/tags\//,
    minShareCount: 2,
    priority: 2,
  },
  // Loaded with the choice of filters, or with those that are shown.
  {
    name: 'filters',
    test: /\/src\/(?:features\/filters\/|api\/upload-batches)/,
    minShareCount: 2,
    priority: 1,
  },
  // Of every list; with those of links, a list would load all fields of a link.
  {
    name: 'badges',
    test: /\/src\/ui\/(?:link-options\/link-badges|use-now)/,
    minShareCount: 2,
    priority: 2,
  },
  // The table of options is with the fields that choose them.
  {
    name: 'links',
    test: /\/src\/(?:features\/upload-options\/(?!link-change\/)|uploads\/options\.ts)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'sign-in', test: /\/src\/features\/sign-in\//, minShareCount: 2, priority: 1 },
  { name: 'settings', test: /\/src\/features\/settings\//, minShareCount: 2, priority: 1 },
  {
    name: 'dialogs',
    test: /\/src\/(?:features\/(?:requests|short-links)|ui\/dialogs)\//,
    minShareCount: 2,
    priority: 1,
  },
  // Tiles in their proportions are of albums and of the gallery, which a list does not load.
  {
    name: 'uploads',
    test: /\/src\/(?:features\/(?:pastes|transfers|uploads(?!\/list\/layouts\/tile-ratio))\/|ui\/clipboard\/copy-value|text\/length)/,
    minShareCount: 2,
    priority: 0,
  },
];

export default defineConfig({
  // The folder of this file, independent of the working directory.
  root: import.meta.dirname,
  plugins: [
    chunkLoader(),
    mergedRefs(),
    react(),
    inlineBoot(),
    compiledMessages(),
    languageChunks(),
    pageChunks(),
    filePageScripts(),
    precompress(),
  ],
  // The untranspiled build for current browsers: two thirds of the default one's size.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib/browser/index.js' } },
  build: {
    target: buildTarget,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: chunkFiles },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: (chunk) => `assets/${messagesName(chunk) ?? '[name]'}-[hash:7].js`,
      },
    },
  },
});
