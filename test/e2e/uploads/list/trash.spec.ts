// @long
import type { Page } from '@playwright/test';

import { store, textFile } from '../../support/files/files.ts';
import { told } from '../../support/pages/toasts.ts';
import { askToDelete } from '../../support/pages/uploading.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const scopes = (page: Page) => page.getByRole('navigation', { name: 'Files shown' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const statusOf = async (url: string) => (await fetch(url)).status;

async function deleteFile(page: Page, name: string): Promise<void> {
  await askToDelete(page, name);
  await expect(dialog(page, 'Delete file')).toContainText('Deleted files stay in the trash for 30');
  await dialog(page, 'Delete file').getByRole('button', { name: 'Delete' }).click();
  await expect(link(page, name)).toHaveCount(0);
}

test.use({ home: '' });

test('a deletion can be undone at once', async ({ page, perch, token, look }) => {
  const url = await store(perch, token, textFile('notes.txt'));
  await openUploads(page);
  await deleteFile(page, 'notes.txt');
  await expect(page.getByText('File deleted successfully.')).toBeVisible();
  expect(await statusOf(url)).toBe(404);
  await look('deleted-with-undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'File restored.')).toBeVisible();
  await expect(link(page, 'notes.txt')).toBeVisible();
  expect(await statusOf(url)).toBe(200);
});

test('files are restored from the trash, or deleted for good @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const url = await store(perch, token, textFile('kept.txt'));
  const gone = await store(perch, token, textFile('gone.txt'));
  await store(perch, token, textFile('other.txt'));
  await openUploads(page);
  for (const name of ['kept.txt', 'gone.txt']) await deleteFile(page, name);
  await scopes(page).getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/uploads?view=trash');
  await expect(page).toHaveTitle('Trash · Uploads · Perch');
  await expect(page.getByText('Deleted files stay here for 30 days')).toBeVisible();
  await expect(page.getByText('other.txt')).toHaveCount(0);
  await look('trash');
  await lookInLight('trash');
  await page.getByRole('button', { name: 'Delete gone.txt permanently' }).click();
  const question = dialog(page, 'Delete file permanently');
  await expect(question).toContainText('gone.txt');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(told(page, 'File deleted permanently.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select kept.txt' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await scopes(page).getByRole('link', { name: 'Files' }).click();
  await expect(link(page, 'kept.txt')).toBeVisible();
  await expect(link(page, 'gone.txt')).toHaveCount(0);
  expect([await statusOf(url), await statusOf(gone)]).toEqual([200, 404]);
});

test('@desktop the trash is emptied after a question', async ({ page, perch, token }) => {
  await store(perch, token, textFile('notes.txt'));
  await openUploads(page);
  await deleteFile(page, 'notes.txt');
  await page.goto('/uploads?view=trash');
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  const question = dialog(page, 'Empty the trash');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Restore notes.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(told(page, 'The trash has been emptied.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('@desktop files whose link ends have a list of their own', async ({ page, perch, token }) => {
  await store(perch, token, textFile('for-ever.txt'));
  await store(perch, token, textFile('for-a-week.txt'));
  const weekMs = 7 * 24 * 3600_000;
  await perch.runStatement(
    `update uploads set expires_at = ${Date.now() + weekMs} where original_name = 'for-a-week.txt'`,
  );
  await openUploads(page);
  await scopes(page).getByRole('link', { name: 'Expiring' }).click();
  await expect(link(page, 'for-ever.txt')).toHaveCount(0);
  await expect(link(page, 'for-a-week.txt')).toBeVisible();
  await expect(page.getByText('in 7 days', { exact: true })).toBeVisible();
  await page.goto('/uploads?view=ends&type=image');
  await expect(page.getByText('No files of this type')).toBeVisible();
});
