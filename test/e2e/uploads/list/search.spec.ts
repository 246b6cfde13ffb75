// @long
import type { Page } from '@playwright/test';

import { imageFile, store, textFile } from '../../support/files/files.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { expect, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search uploads' });
const names = (page: Page) => list(page).getByText(/^(alder|birch|cedar)\.(txt|png)$/);

test.use({ home: '' });

test.beforeEach(async ({ page, perch, token }) => {
  await store(perch, token, textFile('birch.txt', 300));
  await store(perch, token, textFile('alder.txt', 200));
  await store(perch, token, imageFile('cedar.png'));
  await page.goto('/uploads');
  await expect(names(page)).toHaveCount(3);
});

test('a slash leads to the search, which lives in the URL @desktop', async ({ page, look }) => {
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('ALD');
  await expect(page).toHaveURL('/uploads?search=ALD');
  await expect(names(page)).toHaveText(['alder.txt']);
  await look('uploads-search');
  await page.reload();
  await expect(search(page)).toHaveValue('ALD');
  await expect(names(page)).toHaveText(['alder.txt']);
  await search(page).fill('oak');
  await expect(list(page)).toContainText('No files named “oak”');
  await look('uploads-search-nothing');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/uploads');
  await expect(names(page)).toHaveCount(3);
});

test('the order lives in the URL, and back returns to the one before @desktop', async ({
  page,
}) => {
  await expect(names(page)).toHaveText(['cedar.png', 'alder.txt', 'birch.txt']);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Name A–Z');
  await expect(page).toHaveURL('/uploads?sort=name&order=asc');
  await expect(names(page)).toHaveText(['alder.txt', 'birch.txt', 'cedar.png']);
  await sort.selectOption('Largest first');
  await expect(names(page)).toHaveText(['birch.txt', 'alder.txt', 'cedar.png']);
  await page.goBack();
  await expect(names(page)).toHaveText(['alder.txt', 'birch.txt', 'cedar.png']);
});

test('the grid shows the same files, and this browser remembers it', async ({ page, look }) => {
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(names(page)).toHaveCount(3);
  await look('uploads-grid');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
});

test('many files are copied and deleted at once', async ({ page, look }) => {
  await page.getByRole('checkbox', { name: 'Select birch.txt' }).click();
  await page.getByRole('checkbox', { name: 'Select cedar.png' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await expect(bar).toContainText('2 selected');
  await look('uploads-selected');
  await bar.getByRole('button', { name: 'Copy links' }).click();
  await expect(page.getByText('2 links copied to clipboard!')).toBeVisible();
  const links = await clipboardText(page);
  expect(links.split('\n')).toHaveLength(2);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 files' });
  await expect(dialog).toContainText('Are you sure you want to delete these 2 files?');
  await look('delete-many-dialog');
  await dialog.getByRole('button', { name: 'Delete 2 files' }).click();
  await expect(page.getByText('2 files deleted successfully.')).toBeVisible();
  await expect(names(page)).toHaveText(['alder.txt']);
  await expect(bar).toHaveCount(0);
});
