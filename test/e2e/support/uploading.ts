import type { Page } from '@playwright/test';

/** Lets the browser send only so many bytes a second, so that progress can be seen; -1 as many as it can. */
export async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
}
