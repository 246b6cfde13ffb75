import { expect, test } from 'bun:test';

import { oldestBrowsers } from '../web/browsers.ts';
import { oldestVersion } from './oldest-chromium.mjs';

test('the browser tests run in a Chromium that is no newer than the oldest promised', () => {
  expect(Number.parseInt(oldestVersion, 10)).toBeLessThanOrEqual(Number(oldestBrowsers.chrome));
});
