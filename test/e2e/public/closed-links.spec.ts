// @long @desktop

import type { Page } from '@playwright/test';

import { png } from '../../support/files/pictures.ts';
import { fileOf, store } from '../support/files/files.ts';
import { webm } from '../support/files/video.ts';
import type { Perch } from '../support/servers/perch.ts';
import { expect, test } from '../support/test.ts';

interface Stored {
  _id: string;
  rawUrl: string;
  viewUrl: string;
}

async function storeClosed(
  perch: Perch,
  token: string,
  options: object,
  file = fileOf('secret.txt', 'text/plain', 'the secret'),
): Promise<Stored> {
  const url = new URL(await store(perch, token, file));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = await fetch(`${perch.origin}/api/upload/my`, { headers });
  const { data }: { data: { uploads: Stored[] } } = JSON.parse(await list.text());
  const stored = data.uploads.find(({ rawUrl }) => rawUrl === url.href);
  if (!stored) throw new Error(`There is no ${url.href}`);
  const body = JSON.stringify(options);
  const path = `${perch.origin}/api/upload/${stored._id}`;
  const changed = await fetch(path, { method: 'PATCH', headers, body });
  expect(changed.status).toBe(200);
  return stored;
}

const bytes = (page: Page) => page.locator('body');

test('a visitor unlocks a file without any script', async ({
  perch,
  token,
  browser,
  look,
  page,
  complaints,
}) => {
  complaints.announce(/410/);
  const { rawUrl: url, viewUrl } = await storeClosed(perch, token, { password: 'sesame' });
  await page.goto(url);
  await expect(page).toHaveURL(viewUrl);
  await look('locked-file');
  const field = page.getByLabel('Password');
  await field.fill('sesame');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  await look('locked-file-shown');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('sesame');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('button')).toHaveText(['Unlock']);
  await visitor.getByLabel('Password').fill('wrong');
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await expect(visitor.getByRole('alert')).toHaveText('Wrong password.');
  await expect(visitor.getByText('secret.txt')).toHaveCount(0);
  await visitor.getByLabel('Password').fill('sesame');
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await expect(visitor).toHaveURL(viewUrl);
  await expect(visitor.getByRole('heading', { name: 'secret.txt' })).toBeVisible();
  await visitor.goto(url);
  await expect(bytes(visitor)).toHaveText('the secret');
  await context.close();
});

test('a visitor opens a file once, and the next one finds that it has ended @desktop', async ({
  perch,
  token,
  browser,
  look,
  page,
  complaints,
}) => {
  complaints.announce(/410/);
  const { rawUrl: url, viewUrl } = await storeClosed(perch, token, { maxDownloads: 1 });
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(url);
  await expect(visitor).toHaveURL(viewUrl);
  await visitor.getByRole('button', { name: 'Open the file' }).click();
  await expect(bytes(visitor)).toHaveText('the secret');
  await visitor.reload();
  await expect(bytes(visitor)).toHaveText('the secret');
  await context.close();
  await page.goto(viewUrl);
  await expect(page.getByRole('heading')).toHaveText('This link has expired');
  await look('ended-link');
});

test('the app shows its user a locked picture of their own @desktop', async ({
  perch,
  token,
  page,
}) => {
  const picture = { name: 'photo.png', mimeType: 'image/png', buffer: png(120, 90) };
  await storeClosed(perch, token, { password: 'sesame', maxDownloads: 1 }, picture);
  await page.goto('/uploads');
  await expect(page.locator('img[src^="/t/"]')).toHaveJSProperty('naturalWidth', 120);
});

test.describe('a film of ten minutes', () => {
  test.use({ env: { MAX_FILE_SIZE: '100MB' } });

  test('that may be opened once is sought in, and ends for all others @desktop', async ({
    perch,
    token,
    browser,
    page,
    complaints,
  }) => {
    complaints.announce(/410/);
    const film = { name: 'film.webm', mimeType: 'video/webm', buffer: webm(600, 60_000) };
    const { rawUrl: url, viewUrl } = await storeClosed(perch, token, { maxDownloads: 1 }, film);
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const answers: number[] = [];
    visitor.on('response', (answer) => {
      if (answer.request().resourceType() === 'media') answers.push(answer.status());
    });
    await visitor.goto(url);
    await visitor.getByRole('button', { name: 'Open the file' }).click();
    const shown = visitor.locator('video');
    await expect(shown).toHaveJSProperty('duration', 600);
    for (const second of [590, 1, 300, 450]) {
      // The page of a file runs no script: it has no events.
      await shown.evaluate((video: HTMLVideoElement, time) => (video.currentTime = time), second);
      await expect(shown).toHaveJSProperty('seeking', false);
      await expect(shown).toHaveJSProperty('currentTime', second);
    }
    // It was fetched in several parts, and the grant covers all of them.
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers)).toEqual(new Set([206]));
    await context.close();
    await page.goto(viewUrl);
    await expect(page.getByRole('heading')).toHaveText('This link has expired');
  });
});
