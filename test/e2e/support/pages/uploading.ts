import type { Api } from '@perch/contract/api';
import type { CDPSession, Page, Request } from '@playwright/test';
import { hc, parseResponse } from 'hono/client';

import type { Perch } from '../servers/perch.ts';
import { expect } from '../test.ts';

export const chooser = (page: Page) => page.getByLabel(/click to browse/);
/** What new uploads get: their domain and options, and a paste instead of files. */
export const openUploadOptions = (page: Page) =>
  page.getByRole('button', { name: 'Options for new uploads' }).click();

/** As a person: on phones a file's details have the button. */
export async function askToDelete(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
  } else await page.getByRole('button', { name: `Delete ${name}` }).click();
}

/** Whether rows have one button only. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768;
export const tray = (page: Page) =>
  page.getByRole('complementary', { name: 'Uploads in progress' });

/** The name of a file that the tray says is uploaded. */
export const uploaded = (page: Page, name: string) =>
  tray(page)
    .getByRole('listitem')
    .filter({ hasText: 'Uploaded, ' })
    .getByText(name, { exact: true });

/** The paths of uploads that can be resumed. */
export const resumable = /^\/api\/upload\/resumable/;

/** A request that has sent bytes of a file, and from where on. */
interface Sending {
  method: string;
  offset: number;
}

/** The requests that send from now on. */
export function sendingsOf(page: Page): Sending[] {
  const sendings: Sending[] = [];
  page.on('request', (request) => {
    if (!resumable.test(new URL(request.url()).pathname)) return;
    const method = request.method();
    if (method !== 'POST' && method !== 'PATCH') return;
    sendings.push({ method, offset: Number(request.headers()['upload-offset'] ?? 0) });
  });
  return sendings;
}

const sessions = new WeakMap<Page, CDPSession>();

/** Lets the browser send only so many bytes a second, so that progress can be seen; -1: as it can. */
export async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  // One session a page: what another one has asked for stays in force beside it.
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
}

/** The newest uploads past the browser, up to 100. */
export async function storedUploads(perch: Perch, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { upload } = hc<Api>(perch.origin, { headers }).api;
  const query = { limit: '100' };
  return (await parseResponse(upload.my.$get({ query }))).data.uploads;
}

/** From now on no time passes in the page, which has no uploads yet: no next try comes by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  const underWay = new Set<Request>();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    underWay.add(request);
    if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const trayRequest = page.waitForRequest(/\/assets\/upload-tray-[^/]+\.js$/);
  await page.reload();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  // Without the limit the app waits for it half a second, which would not pass.
  await expect(page.getByText(/Max .+ per file/).first()).toBeVisible();
  // The tray comes after the page: where the server has gone before, it is asked for again some seconds later.
  await trayRequest;
  await expect.poll(() => underWay.size).toBe(0);
  // A script that was fetched is yet to be imported.
  const urls = JSON.stringify([...scripts]);
  await page.evaluate(`Promise.all(${urls}.map((url) => import(url))).then(() => undefined)`);
  await page.clock.pauseAt(Date.now() + 60_000);
  // That time brings what the app loads later.
  await expect.poll(() => underWay.size).toBe(0);
}
