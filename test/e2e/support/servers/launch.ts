import { oldestChromium } from '../../../../scripts/oldest-chromium.mjs';
import { findChromium, findHeadlessChromium } from '../../../../scripts/system-programs.mjs';

// Where it is missing, this name stands in the message.
const missing = 'chromium';
// Chromium must not call home: a test's traffic stays on this machine.
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: compiling for speed takes more of them than it gives back. Places of
  // errors are kept when a script is read: Playwright makes errors, and each had the whole script read again.
  '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions',
];

/** How Chromium is started. */
export const launch = { executablePath: findHeadlessChromium() ?? missing, args };

/** With the viewers that a desktop's browser has. */
export const launchWithViewers = { executablePath: findChromium() ?? missing, args };

/** The oldest Chromium that the web app promises to run in, or a little older. */
export const launchOldest = { executablePath: oldestChromium, args };
