import { defineConfig } from '@playwright/test';

import { allTestFiles, suites } from '../run/test-files.ts';
import { launch, launchOldest } from './support/servers/launch.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const junitFile = process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'];
// They make the pictures of the documentation, and test nothing.
const onlyOnDemand = process.env['UPDATE_SCREENSHOT'] ? [] : ['pictures/*.spec.ts'];

const patternsOf = (...names: ('phones' | 'docs-phone' | 'oldest')[]) =>
  allTestFiles()
    .filter((file) => names.some((name) => suites[name].has(file)))
    .map((file) => `**/${file}`);

export default defineConfig({
  testDir: '.',
  testIgnore: onlyOnDemand,
  globalSetup: './support/servers/set-up.ts',
  outputDir: 'results',
  workers: 3,
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
      grepInvert: /@only-phone/,
      use: desktop,
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      use: phone,
    },
    {
      // Serving, the content of files, resuming uploads and failures are the same on every screen; a phone
      // has no keyboard and nothing to drop: those files and tests have the tag @desktop.
      name: 'phones',
      testMatch: patternsOf('phones', 'docs-phone'),
      grepInvert: /@(?:desktop|phone)\b/,
      use: phone,
    },
    {
      // Where browsers of different ages differ: how parts are loaded, how files are sent.
      name: 'oldest',
      testMatch: patternsOf('oldest'),
      use: { ...desktop, launchOptions: launchOldest },
    },
  ],
});
