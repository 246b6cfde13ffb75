import { defineConfig } from '@playwright/test';

import { launch, launchOldest } from './support/servers/launch.ts';

const junitFile = process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'];
// They make the pictures of the documentation, and test nothing.
const onlyOnDemand = process.env['UPDATE_SCREENSHOT'] ? [] : ['pictures/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  testIgnore: onlyOnDemand,
  globalSetup: './support/servers/set-up.ts',
  outputDir: 'results',
  workers: 2,
  retries: 0,
  // Nothing is proven by how soon it comes: other tests may have the machine at the same time.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: junitFile ? [['list'], ['junit', { outputFile: junitFile }]] : 'list',
  use: {
    launchOptions: launch,
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Serving, the content of files, resuming uploads and failures are the same on every
      // screen; a phone has no keyboard and nothing to drop. Of the other files, tests that prove a
      // rule and no layout have the tag @desktop.
      testIgnore: [
        'accounts/first-visit.spec.ts',
        'accounts/link-tokens.spec.ts',
        'accounts/sharex.spec.ts',
        'accounts/states.spec.ts',
        'admin/diagnostics-tools.spec.ts',
        'app/fallbacks.spec.ts',
        'app/hot-replacement.spec.ts',
        'app/messages.spec.ts',
        'app/missing-parts.spec.ts',
        'app/motion.spec.ts',
        'app/outages.spec.ts',
        'app/page-failures.spec.ts',
        'pictures/*.spec.ts',
        'app/shortcuts.spec.ts',
        'app/successes.spec.ts',
        'domains/live.spec.ts',
        'domains/safety.spec.ts',
        'public/!(albums).spec.ts',
        'uploads/list/many.spec.ts',
        'uploads/sending/!(files|pastes).spec.ts',
      ],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'oldest',
      // Where browsers of different ages differ: how parts are loaded, how files are sent.
      testMatch: [
        'app/missing-parts.spec.ts',
        'app/page-failures.spec.ts',
        'public/previews-text.spec.ts',
        'uploads/sending/files.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 }, launchOptions: launchOldest },
    },
  ],
});
