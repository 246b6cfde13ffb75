import { defineConfig } from '@playwright/test';

import { launch, launchOldest } from './support/launch.ts';

const junitFile = process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'];
// It makes the README's picture, and tests nothing.
const onlyOnDemand = process.env['UPDATE_SCREENSHOT'] ? [] : ['screenshot.spec.ts'];

export default defineConfig({
  testDir: '.',
  testIgnore: onlyOnDemand,
  outputDir: 'results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: junitFile ? [['list'], ['junit', { outputFile: junitFile }]] : 'list',
  use: {
    launchOptions: launch,
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What is served, what files hold, how sending goes on, and what fails is the same on every
      // screen; a phone has no keyboard and nothing to drop.
      testIgnore: [
        'account-states.spec.ts',
        'content-safety.spec.ts',
        'diagnostics-tools.spec.ts',
        'domain-live.spec.ts',
        'domain-safety.spec.ts',
        'fallbacks.spec.ts',
        'first-visit.spec.ts',
        'hostile-*.spec.ts',
        'lost-answers.spec.ts',
        'missing-parts.spec.ts',
        'messages.spec.ts',
        'motion.spec.ts',
        'outages.spec.ts',
        'page-failures.spec.ts',
        'previews-text.spec.ts',
        'previews.spec.ts',
        'reading-elsewhere.spec.ts',
        'screenshot.spec.ts',
        'sharex.spec.ts',
        'shortcuts.spec.ts',
        'successes.spec.ts',
        'thumbnails.spec.ts',
        'uploading-drops.spec.ts',
        'uploading-interrupted.spec.ts',
        'uploading-large.spec.ts',
        'uploading-many.spec.ts',
        'uploading-names.spec.ts',
        'uploading-paused.spec.ts',
        'uploading-slowly.spec.ts',
        'uploading-whose.spec.ts',
        'uploading-without-https.spec.ts',
        'uploads-many.spec.ts',
        'uppy.spec.ts',
      ],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'oldest',
      // Where browsers of different ages differ: how parts are loaded, how files are sent.
      testMatch: [
        'missing-parts.spec.ts',
        'page-failures.spec.ts',
        'previews-text.spec.ts',
        'sign-in.spec.ts',
        'uploading.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 }, launchOptions: launchOldest },
    },
  ],
});
