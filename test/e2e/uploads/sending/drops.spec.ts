// @long @desktop

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { imageFile, textFile } from '../../support/files/files.ts';
import { storedUploads, tray } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

let folder = '';

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-drop-'));
});

test.afterEach(() => rm(folder, { recursive: true }));

/** Drops what lies on the disk as a file manager does; `look` while it hangs over the page. */
async function drop(page: Page, paths: string[], look = async () => {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  // A file manager repeats these events while a file hangs over the page, so a page that has only
  // just begun to listen gets them too.
  await expect(async () => {
    for (const type of ['dragEnter', 'dragOver'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x: 100, y: 300, data });
    }
    await expect(page.getByText('Drop to upload')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await look();
  await devtools.send('Input.dispatchDragEvent', { type: 'drop', x: 100, y: 300, data });
  await expect(page.getByText('Drop to upload')).toHaveCount(0);
}

test('a folder is uploaded with everything in it, and files that are too large say so', async ({
  page,
  perch,
  token,
  look,
}) => {
  await mkdir(join(folder, 'trip', 'day 1', 'raw'), { recursive: true });
  await mkdir(join(folder, 'trip', 'nothing here'));
  await writeFile(join(folder, 'trip', 'plan.txt'), 'plan');
  await writeFile(join(folder, 'trip', 'empty.txt'), '');
  await writeFile(join(folder, 'trip', 'day 1', 'film.mov'), Buffer.alloc(2 * 1024 ** 2));
  await writeFile(join(folder, 'trip', 'day 1', 'raw', 'Übung.txt'), 'deep');
  await writeFile(join(folder, 'beside.txt'), 'beside');
  const paths = [join(folder, 'trip'), join(folder, 'beside.txt')];
  await expect(page.getByText('Max 1.00 MB per file').last()).toBeVisible();
  await drop(page, paths, () => look('drop-over'));
  await expect(tray(page)).toContainText('4 uploaded, 1 failed');
  await expect(tray(page)).toContainText('The file is 2.00 MB; files may be up to 1.00 MB.');
  const stored = await storedUploads(perch, token);
  const names = stored.map(({ originalName }) => originalName).toSorted();
  expect(names).toEqual(['beside.txt', 'empty.txt', 'plan.txt', 'Übung.txt']);
});

test('an empty folder says that there is nothing in it', async ({ page, token: _token }) => {
  await drop(page, [folder]);
  await expect(page.getByText('It contains no files.')).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
});

test('a picture from the clipboard gets a name of its moment', async ({ page, perch, token }) => {
  const bytes = [...imageFile('image.png').buffer];
  await page.evaluate(async (numbers) => {
    const picture = new Blob([new Uint8Array(numbers)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, bytes);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(tray(page)).toContainText('1 uploaded');
  const [upload] = await storedUploads(perch, token);
  expect(upload?.originalName).toMatch(/^Pasted \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/);
  expect(upload?.mimeType).toBe('image/png');
});

test('pasting a text uploads nothing', async ({ page, perch, token }) => {
  await page.evaluate(() => navigator.clipboard.writeText('kingfisher'));
  const search = page.getByRole('searchbox', { name: 'Search uploads' });
  await search.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(search).toHaveValue('kingfisher');
  await search.blur();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('No files named “kingfisher”')).toBeVisible();
  // It is offered as a paste.
  await expect(page.getByRole('dialog', { name: 'New paste' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  expect(await storedUploads(perch, token)).toEqual([]);
});

test('dropping goes on where another screen is open', async ({ page, perch, token }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Recent uploads')).toBeVisible();
  await writeFile(join(folder, 'late.txt'), textFile('late.txt').buffer);
  await drop(page, [join(folder, 'late.txt')]);
  await expect(tray(page)).toContainText('1 uploaded');
  await expect(page.getByRole('main').getByText('late.txt')).toBeVisible();
  expect(await storedUploads(perch, token)).toHaveLength(1);
});
