// @long
import type { Page } from '@playwright/test';

import { seededUpload } from '../../../support/database/seeded-uploads.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import { told } from '../../support/pages/toasts.ts';
import { seedUploads } from '../../support/servers/seed.ts';
import { expect, openAs, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected files' });
const box = (page: Page, n: number) =>
  page.getByRole('checkbox', { name: `Select ${seededUpload(n).name}` });

/** Selects all hundred files that have such a name, of which sixty are loaded. */
async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
  await expect(bar(page)).toContainText('60 selected');
  await page.getByRole('button', { name: 'Select all 100 that match' }).click();
  await expect(bar(page)).toContainText('All 100 that match are selected');
}

test.use({ home: '' });

test('everything that matches is selected, changed, deleted and brought back', async ({
  page,
  perch,
  env,
  token,
  look,
}) => {
  test.setTimeout(90_000);
  await seedUploads(perch, env);
  await openAs(page, token, '/uploads?search=-047');
  await expect(list(page)).toContainText('100 files');
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
  await expect(page.getByRole('button', { name: 'Select all 100 that match' })).toBeVisible();
  await look('uploads-matching-offer');
  await page.keyboard.press('Escape');
  await selectAll(page);
  await look('uploads-matching');
  // Also of what is not loaded.
  await bar(page).getByRole('button', { name: 'Copy links' }).click();
  await expect(told(page, '100 links copied to clipboard!')).toBeVisible();
  const links = (await clipboardText(page)).split('\n');
  expect(new Set(links).size).toBe(100);
  await bar(page).getByRole('button', { name: 'Add to album' }).click();
  const albums = page.getByRole('dialog', { name: 'Add 100 files to an album' });
  await albums.getByRole('searchbox').fill('Summer');
  await albums.getByRole('button', { name: 'New album “Summer”' }).click();
  await expect(told(page, 'Added to “Summer”: 100 files.')).toBeVisible();
  await albums.getByRole('button', { name: 'Done' }).click();
  await box(page, 4798).click();
  await expect(bar(page)).toContainText('59 selected');
  await expect(box(page, 4798)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Add to favourites' }).click();
  await expect(told(page, '100 files changed.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/uploads?favorite=true');
  await expect(list(page)).toContainText('100 files');
  await page.goto('/uploads?search=-047');
  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete all that match' });
  await expect(dialog).toContainText('Are you sure you want to delete these 100 files?');
  await look('uploads-matching-deletion');
  await dialog.getByRole('button', { name: 'Delete 100 files' }).click();
  await expect(page.getByText('100 files moved to the trash.')).toBeVisible();
  await expect(list(page)).toContainText('No files named “-047”');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, '100 files restored.')).toBeVisible();
  await expect(list(page)).toContainText('100 files');
});
