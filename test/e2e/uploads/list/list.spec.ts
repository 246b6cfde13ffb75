import type { Page } from '@playwright/test';

import { fileOf, imageFile, store, textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { askToDelete, isPhone } from '../../support/pages/uploading.ts';
import { todaySince } from '../../support/state/today.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });

test.use({ home: '' });

test('an empty list says what to do next', async ({ page, token: _token, look }) => {
  await page.goto('/uploads');
  await expect(list(page)).toContainText('No uploads yet');
  await expect(
    list(page)
      .getByText(/^Max .+ per file/)
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download ShareX Config' })).toBeVisible();
  await look('uploads-empty');
});

test('each file shows name, size, date, type and counts @phone', async ({
  page,
  perch,
  token,
  look,
}) => {
  const begin = new Date();
  await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, fileOf('notes.md', 'text/markdown', '# Notes'));
  await page.goto('/uploads');
  await expect(list(page)).toContainText('harbour.png');
  await expect(list(page)).toContainText('image/png');
  await expect(list(page)).toContainText('70 Bytes');
  await expect(list(page)).toContainText(todaySince(begin));
  await expect(list(page)).toContainText('2 files');
  await look('uploads');
});

test('only images have a preview, and it opens beside the app @desktop', async ({
  page,
  perch,
  token,
  context,
}) => {
  const url = await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, textFile('notes.txt'));
  await page.goto('/uploads');
  await expect(page.getByRole('link', { name: 'Preview notes.txt' })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview harbour.png' }).click();
  await expect(await opened).toHaveURL(url);
});

test('download saves the file under its own name @desktop', async ({ page, perch, token }) => {
  await store(perch, token, fileOf('Übersicht – 2026.txt', 'text/plain', 'hello'));
  await page.goto('/uploads');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Übersicht' }).click();
  expect((await saving).suggestedFilename()).toBe('Übersicht – 2026.txt');
});

test('the copy button shows a checkmark for two seconds @phone', async ({ page, perch, token }) => {
  await page.clock.install();
  const url = await store(perch, token, textFile('notes.txt'));
  await page.goto('/uploads');
  const button = page.getByRole('button', { name: 'Copy URL of notes.txt' });
  const icon = () => button.locator('svg').getAttribute('class');
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect.poll(icon).toContain('check');
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(url);
  await page.clock.runFor(1900);
  expect(await icon()).toContain('check');
  await page.clock.runFor(100);
  await expect.poll(icon).not.toContain('check');
});

test('deleting asks first, and then the link is gone', async ({
  page,
  perch,
  token,
  request,
  look,
}) => {
  const url = await store(perch, token, textFile('secret.txt'));
  await page.goto('/uploads');
  await askToDelete(page, 'secret.txt');
  const dialog = page.getByRole('dialog', { name: 'Delete file' });
  await expect(dialog).toContainText('Are you sure you want to delete this file?');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await look('delete-dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const opener = isPhone(page)
    ? page.getByRole('link', { name: 'secret.txt', exact: true })
    : page.getByRole('button', { name: 'Delete secret.txt' });
  await expect(opener).toBeFocused();
  expect((await request.get(url)).status()).toBe(200);
  await askToDelete(page, 'secret.txt');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('File deleted successfully.')).toBeVisible();
  await expect(list(page)).toContainText('No uploads yet');
  expect((await request.get(url)).status()).toBe(404);
});

test('a file that is gone already is told and leaves the list @desktop', async ({
  page,
  perch,
  token,
  complaints,
  request,
}) => {
  complaints.announce(/404.*\/api\/upload\//);
  await store(perch, token, textFile('gone.txt'));
  await page.goto('/uploads');
  await page.getByRole('button', { name: 'Delete gone.txt' }).click();
  const headers = { authorization: `Bearer ${token}` };
  const mine = await request.get('/api/upload/my', { headers });
  const { data } = await mine.json();
  await request.delete(`/api/upload/${data.uploads[0]._id}`, { headers });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete file')).toBeVisible();
  await expect(list(page)).toContainText('No uploads yet');
});

test('a filter lives in the URL, so back and reload keep it @desktop', async ({
  page,
  perch,
  token,
  look,
}) => {
  await store(perch, token, textFile('notes.txt'));
  await store(perch, token, imageFile('harbour.png'));
  // As pages of the list were addressed before.
  await page.goto('/uploads?page=9');
  await expect(list(page)).toContainText('2 files');
  await page.getByRole('link', { name: 'Images' }).click();
  await expect(page).toHaveURL('/uploads?type=image');
  await expect(list(page)).toContainText('1 file');
  await expect(list(page).getByText('notes.txt')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'true');
  await expect(list(page)).toContainText('1 file');
  await page.goBack();
  await expect(list(page)).toContainText('2 files');
  await page.getByRole('link', { name: 'Videos' }).click();
  await expect(list(page)).toContainText('No files of this type');
  await look('uploads-none-of-type');
  await page.getByRole('link', { name: 'Show all files' }).click();
  await expect(page).toHaveURL('/uploads');
});

test('a list that cannot be had says why and can be asked for again @desktop', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED/);
  await openUploads(page);
  await expect(list(page)).toContainText('No uploads yet');
  await perch.stop();
  await page.getByRole('link', { name: 'Images' }).click();
  await expect(list(page)).toContainText('Your uploads could not be loaded');
  await expect(list(page)).toContainText('The server cannot be reached.');
  await look('uploads-unreachable');
  await perch.restart(env);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toContainText('No files of this type');
});

test('the files are asked for before their page is shown, and once', async ({
  perch,
  page,
  token,
}) => {
  await store(perch, token, textFile('early.txt'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/upload/my') asked.push(request.url());
  });
  // What the page is drawn with comes after the files.
  const listed = page.waitForRequest(/\/api\/upload\/my/);
  await page.route(/\/assets\/messages-en-link-options/, async (route) => {
    await listed;
    await route.continue();
  });
  await page.goto('/uploads');
  await expect(page.getByRole('link', { name: 'early.txt', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
});
