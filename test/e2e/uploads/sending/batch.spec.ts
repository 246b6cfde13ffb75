import type { Page } from '@playwright/test';

import { textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { told } from '../../support/pages/toasts.ts';
import { chooser, tray, uploaded } from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const three = ['a.txt', 'b.txt', 'c.txt'].map((name) => textFile(name));
const action = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true });

test('files that were uploaded together are copied, put into an album and changed together @phone', async ({
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
