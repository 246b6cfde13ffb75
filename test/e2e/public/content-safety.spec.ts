// @desktop

import { fileOf, store } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

const script = "fetch('/stolen?' + localStorage.getItem('ez_gg_token')); document.title = 'ran'";

test('the page runs only its own scripts and styles', async ({ page, token: _token }) => {
  const response = await page.reload();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  // Beside the files under /assets/ the one script in the page's head, by its hash.
  expect(policy).toMatch(/script-src \S+\/assets\/ 'sha256-[A-Za-z0-9+/]{43}=';/);
  expect(policy).not.toContain('unsafe');
  // Every answer has a nonce of its own, and no placeholder is left.
  const first = /nonce-([^']+)/.exec(policy)?.[1];
  const again = await page.reload();
  const second = /nonce-([^']+)/.exec(again?.headers()['content-security-policy'] ?? '')?.[1];
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
  expect(await again?.text()).not.toMatch(/__[A-Z_]+__/);
});

test('an uploaded picture with a script in it runs nothing', async ({ page, perch, token }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
  const url = await store(perch, token, fileOf('drawing.svg', 'image/svg+xml', svg));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Served as a download, so the browser stays where it is.
  const saving = page.waitForEvent('download');
  await page.evaluate((target) => window.location.assign(target), url);
  await saving;
  await page.evaluate(async (target) => {
    const image = new Image();
    image.src = target;
    await image.decode().catch(() => undefined);
    document.body.append(image);
  }, url);
  expect(asked.filter((target) => target.includes('stolen'))).toEqual([]);
  await expect(page).toHaveTitle('Uploads · Perch');
});

test('an uploaded web page runs nothing, neither opened nor framed', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/frame|Content Security Policy|ERR_ABORTED|ERR_BLOCKED_BY/);
  const html = `<!doctype html><title>page</title><script>${script}</script>`;
  const url = await store(perch, token, fileOf('page.html', 'text/html', html));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const saving = page.waitForEvent('download');
  await page.evaluate((target) => window.location.assign(target), url);
  await saving;
  await page.evaluate((target) => {
    const frame = document.createElement('iframe');
    frame.src = target;
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  }, url);
  expect(asked.filter((target) => target.includes('stolen'))).toEqual([]);
  await expect(page).toHaveTitle('Uploads · Perch');
});
