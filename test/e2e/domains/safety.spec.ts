// @desktop @long

import { ownAddress } from '../../support/services/caddy.ts';
import { fileOf } from '../support/files/files.ts';
import { expect, test } from '../support/outside.ts';
import { openUploadOptions } from '../support/pages/uploading.ts';
import { setUpDomain, uploadOn, visit, worldOf } from '../support/servers/live-domain.ts';

const address = ownAddress();
const name = 'files.wren.example';

test.use({ ...worldOf(address), home: '' });

test('nothing that is uploaded reads the token of the app', async ({
  page,
  context,
  perch,
  dns,
  token,
  complaints,
}) => {
  complaints.announce(/429.*\/check/);
  complaints.announce(/Content Security Policy|sandboxed|ERR_ABORTED/);
  await setUpDomain({ page, perch, token, dns, address }, name);
  await page.goto('/uploads');
  await openUploadOptions(page);
  await page.getByLabel('New uploads get links on').selectOption(name);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const script = `
    const take = (from) => fetch('/stolen?' + from + localStorage.getItem('ez_gg_token'));
    take('here-');
    const frame = document.createElement('iframe');
    frame.src = '${perch.origin}/dashboard';
    document.documentElement.append(frame);
    frame.onload = () => fetch('/stolen?' + frame.contentWindow.localStorage.getItem('ez_gg_token'));
  `;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
  const html = `<!doctype html><title>page</title><script>${script}</script>`;
  for (const file of [
    fileOf('drawing.svg', 'image/svg+xml', svg),
    fileOf('page.html', 'text/html', html),
  ]) {
    const link = await uploadOn(page, file);
    expect(link).toContain(`https://${name}/`);
    const visitor = await context.newPage();
    // Offered as a download, it is opened nowhere.
    const saving = visitor.waitForEvent('download');
    await visitor.goto(link).catch(() => undefined);
    await saving;
    expect(visitor.url()).toBe('about:blank');
  }
  expect(asked.some((url) => url.includes(`https://${name}/`))).toBe(true);
  expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
  // The token is still where the app keeps it, and the domain has a storage of its own.
  expect(await page.evaluate(() => localStorage.getItem('ez_gg_token'))).toBe(token);
  const { visitor } = await visit(context, `https://${name}/`);
  expect(await visitor.evaluate(() => localStorage.getItem('ez_gg_token'))).toBeNull();
});
