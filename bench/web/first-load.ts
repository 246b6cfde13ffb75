import { chromium, type Request } from '@playwright/test';

import { findChromium } from '../../scripts/system-programs.mjs';
import { observe, settled } from './observed.ts';

// bun bench/web/first-load.ts <origin> <token>: prints, as JSON, what a browser that has never been
// there loads of the dashboard, and when the largest part of it is painted, on a "fast 4G" line.

// Chromium's profile of that name: 9 Mbit/s down, 1.5 up and 60 ms, as its developer tools count them.
const bytesPerSecond = (megabits: number) => ((megabits * 1_000_000) / 8) * 0.9;
const fast4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: bytesPerSecond(9),
  uploadThroughput: bytesPerSecond(1.5),
};

const [, , origin, token = ''] = process.argv;
const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
const page = await context.newPage();
await page.addInitScript(observe, token);
const devtools = await context.newCDPSession(page);
await devtools.send('Network.emulateNetworkConditions', fast4G);
const finished: Request[] = [];
page.on('requestfinished', (request) => finished.push(request));
await page.goto(`${origin}/dashboard`);
await page.getByText('All uploads').first().waitFor();
await settled(page);
const loaded = await Promise.all(finished.map(sizeOf));
const paintMs = await page.evaluate(() => window.observed.paintMs);
await browser.close();
const scriptBytes = loaded
  .filter(({ url }) => url.endsWith('.js'))
  .reduce((sum, { bytes }) => sum + bytes, 0);
console.log(JSON.stringify({ scriptBytes, paintMs }));

async function sizeOf(request: Request): Promise<{ url: string; bytes: number }> {
  return { url: request.url(), bytes: (await request.sizes()).responseBodySize };
}
