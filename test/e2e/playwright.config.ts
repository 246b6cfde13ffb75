import { defineConfig } from '@playwright/test';

import { launch } from './support/launch.ts';

const junitFile = process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'];
// It makes the README's picture, and tests nothing.
const onlyOnDemand = process.env['UPDATE_SCREENSHOT'] ? [] : ['screenshot.spec.ts'];

export default defineConfig({
  testDir: '.',
  testIgnore: onlyOnDemand,
  outputDir: 'results',
  workers: 2,
  retries: 0,
  timeout: 30_000,
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
      // What is served, what files hold, and how sending goes on is the same on every screen.
      testIgnore: [
        'content-safety.spec.ts',
        'domain-live.spec.ts',
        'domain-safety.spec.ts',
        'hostile-*.spec.ts',
        'messages.spec.ts',
        'motion.spec.ts',
        'outages.spec.ts',
        'screenshot.spec.ts',
        'sharex.spec.ts',
        'successes.spec.ts',
        'uploading-large.spec.ts',
        'uploading-slowly.spec.ts',
        'uploading-whose.spec.ts',
        'uploading-without-https.spec.ts',
        'uploads-many.spec.ts',
      ],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
