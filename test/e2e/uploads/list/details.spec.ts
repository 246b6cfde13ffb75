import type { Page } from '@playwright/test';

import { fileOf, imageFile, store, textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { expect, test } from '../../support/test.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'File details' });

test.use({ home: '' });

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/uploads');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
}

test('the details show a file’s properties and how to share it @phone', async ({
  page,
  perch,
  token,
  look,
}) => {
  const url = await store(perch, token, imageFile('harbour.png'));
  await open(page, 'harbour.png');
  await expect(page).toHaveURL(/\/uploads\?file=\w{16}$/);
  const preview = details(page).getByRole('img', { name: 'Preview of harbour.png' });
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  for (const text of ['70 Bytes', 'image/png', 'SHA-256', 'Views', 'Downloads', url]) {
    await expect(details(page)).toContainText(text);
  }
  await look('details-image');
  await details(page).getByText('Embed codes').click();
  await details(page).getByRole('button', { name: 'Copy Markdown' }).click();
  await expect(page.getByText('Markdown copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(`![harbour.png](${url})`);
  await details(page).getByRole('button', { name: 'Copy SHA-256' }).click();
  await expect.poll(() => clipboardText(page)).toMatch(/^[0-9a-f]{64}$/);
});

test('the page or the file is copied, as it was chosen last @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const url = await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, textFile('notes.txt'));
  await open(page, 'harbour.png');
  const copy = details(page).getByRole('button', { name: 'Copy URL' });
  await copy.click();
  await expect.poll(() => clipboardText(page)).toBe(url);
  await details(page).getByRole('radio', { name: 'Page' }).check();
  await details(page).getByRole('button', { name: 'QR code' }).click();
  const pageUrl = url.replace('/f/', '/v/').replace('.png', '');
  await expect(details(page).getByRole('link', { name: pageUrl })).toBeVisible();
  await expect(
    details(page).getByRole('img', { name: 'QR code of the link to harbour.png' }),
  ).toBeVisible();
  await look('details-share');
  await lookInLight('details-share');
  await copy.click();
  await expect.poll(() => clipboardText(page)).toBe(pageUrl);
  await open(page, 'notes.txt');
  await expect(details(page).getByRole('radio', { name: 'Page' })).toBeChecked();
});

test('arrows go through the files of the list, and the focus returns to the last one @desktop', async ({
  page,
  perch,
  token,
}) => {
  for (const name of ['third.txt', 'second.txt', 'first.txt']) {
    await store(perch, token, textFile(name));
  }
  await open(page, 'first.txt');
  const shown = (name: string) => details(page).getByRole('heading', { name });
  const previous = details(page).getByRole('button', { name: 'Previous file' });
  const next = details(page).getByRole('button', { name: 'Next file' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(shown('second.txt')).toBeVisible();
  await next.click();
  await expect(shown('third.txt')).toBeVisible();
  await expect(next).toBeFocused();
  await next.click({ force: true });
  await page.keyboard.press('ArrowRight');
  await expect(shown('third.txt')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(shown('second.txt')).toBeVisible();
  await details(page).getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(details(page).getByLabel('File name')).toBeFocused();
  await details(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/uploads\?file=\w{16}$/);
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'second.txt', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/uploads');
});

test('back, Escape and the button close the details @desktop', async ({ page, perch, token }) => {
  await store(perch, token, textFile('notes.txt'));
  await open(page, 'notes.txt');
  await page.goBack();
  await expect(details(page)).toHaveCount(0);
  await open(page, 'notes.txt');
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL('/uploads');
  await open(page, 'notes.txt');
  await details(page).getByRole('button', { name: 'Close details' }).click();
  await expect(details(page)).toHaveCount(0);
});

test('text is shown as text, whatever is in it @desktop', async ({ page, perch, token, look }) => {
  await store(perch, token, fileOf('page.html', 'text/html', '<h1>Grüße</h1><script>1</script>'));
  await open(page, 'page.html');
  const text = details(page).getByRole('textbox', { name: 'Preview of page.html' });
  await expect(text).toHaveValue('<h1>Grüße</h1><script>1</script>');
  await look('details-text');
});

test('what cannot be previewed says so @desktop', async ({ page, perch, token, look }) => {
  await store(perch, token, fileOf('broken.mp4', 'video/mp4', '\0\0\0\x1Cftypisom\0\0\x02\0isom'));
  await open(page, 'broken.mp4');
  await expect(details(page)).toContainText('This file cannot be previewed.');
  await look('details-no-preview');
});

test('a file is deleted from its details', async ({ page, perch, token }) => {
  await store(perch, token, textFile('secret.txt'));
  await open(page, 'secret.txt');
  await details(page).getByRole('button', { name: 'Delete file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete file' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('File deleted successfully.')).toBeVisible();
  await expect(page.getByText('No uploads yet')).toBeVisible();
});

test('details of a file that is gone say so @desktop', async ({
  page,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/404.*\/api\/upload\//);
  await page.goto('/uploads?file=aaaaaaaaaaaaaaaa');
  await expect(details(page)).toContainText('This file could not be loaded');
  await look('details-gone');
});
