// @long
import type { Page } from '@playwright/test';

import { textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { told } from '../../support/pages/toasts.ts';
import { chooser, openUploadOptions, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const three = ['a.txt', 'b.txt', 'c.txt'].map((name) => textFile(name));
const action = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true });
const copyChoice = (page: Page) =>
  page.getByRole('checkbox', { name: 'Copy the link when an upload ends' });

async function choose(page: Page): Promise<void> {
  await openUploadOptions(page);
  await copyChoice(page).check();
  await page.keyboard.press('Escape');
}

/** From now on the browser lets nothing be copied, as without the focus; or again. */
const refuseCopying = (page: Page) =>
  page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async () => {
      clipboard.writeText = write;
      throw new DOMException('Document is not focused.', 'NotAllowedError');
    };
  });

test('files that were uploaded together are copied, put into an album and changed together', async ({
  page,
  token: _token,
  look,
}) => {
  await chooser(page).setInputFiles(textFile('alone.txt'));
  await expect(uploaded(page, 'alone.txt')).toBeVisible();
  await expect(action(page, 'Copy links')).toHaveCount(0);
  await chooser(page).setInputFiles(three);
  await expect(tray(page)).toContainText('4 uploaded');
  await expect(action(page, 'Copy links')).toBeVisible();
  await look('batch-actions');
  await action(page, 'Copy links').click();
  await expect(told(page, '3 links copied to clipboard!')).toBeVisible();
  const links = (await clipboardText(page)).split('\n');
  expect(links).toHaveLength(3);
  for (const link of links) expect(new URL(link).pathname).toMatch(/^\/f\//);
  await action(page, 'Add to album').click();
  const albums = page.getByRole('dialog', { name: 'Add 3 files to an album' });
  await albums.getByLabel('Search, or name a new album').fill('Winter');
  await albums.getByRole('button', { name: 'New album “Winter”' }).click();
  await expect(page.getByText('Added to “Winter”: 3 files.')).toBeVisible();
  await albums.getByRole('button', { name: 'Done' }).click();
  await expect(action(page, 'Add to album')).toBeFocused();
  await action(page, 'Change links').click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 links' });
  await dialog.getByLabel('The link opens').selectOption('A page that shows the file');
  await dialog.getByRole('button', { name: 'Change links' }).click();
  await expect(page.getByText('3 links changed.')).toBeVisible();
  await action(page, 'Copy links').click();
  await expect.poll(() => clipboardText(page)).toContain('/v/');
});

test('a device copies the links of what it uploads, where it is asked to @desktop', async ({
  page,
  token: _token,
  look,
}) => {
  await choose(page);
  await chooser(page).setInputFiles(textFile('shot.txt'));
  await expect(told(page, 'URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toMatch(/^http\S+\/f\/\w+\S*$/);
  await chooser(page).setInputFiles(three);
  await expect(told(page, '3 links copied to clipboard!')).toBeVisible();
  expect((await clipboardText(page)).split('\n')).toHaveLength(3);
  await refuseCopying(page);
  await chooser(page).setInputFiles(textFile('behind.txt'));
  const toast = page.getByRole('status').filter({ hasText: 'The link is ready.' });
  await expect(toast).toBeVisible();
  await look('links-ready');
  await toast.getByRole('button', { name: 'Copy URL' }).click();
  await expect(toast).toHaveCount(0);
  await expect(told(page, 'URL copied to clipboard!').last()).toBeVisible();
  expect((await clipboardText(page)).split('\n')).toHaveLength(1);
  await page.reload();
  await openUploadOptions(page);
  await expect(copyChoice(page)).toBeChecked();
  await look('copy-links-choice');
});
