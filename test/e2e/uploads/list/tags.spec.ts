// @long
import type { Locator, Page } from '@playwright/test';

import { textFile } from '../../support/files/files.ts';
import { told } from '../../support/pages/toasts.ts';
import { openUploadOptions } from '../../support/pages/uploading.ts';
import { storeTagged, tagCounts } from '../../support/state/tags.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const longTag = 'w'.repeat(40);

test.use({ home: '' });

const field = (place: Page | Locator, name = 'Tags') => place.getByRole('combobox', { name });
const details = (page: Page) => page.getByRole('dialog', { name: 'File details' });
const remove = (place: Locator, tag: string) =>
  place.getByRole('button', { name: `Remove the tag ${tag}`, exact: true });
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).check();

test('in a file’s details tags are completed, added, removed and undone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeTagged(perch, token, textFile('other.txt'), ['Holiday', 'Harbour', longTag]);
  const id = await storeTagged(perch, token, textFile('notes.txt'), ['Work']);
  await openUploads(page, `/uploads?file=${id}`);
  const tags = field(details(page));
  await tags.pressSequentially('h');
  const list = page.getByRole('listbox', { name: 'Your tags' });
  await expect(list.getByRole('option')).toHaveText(['Harbour1 file', 'Holiday1 file']);
  await look('tags-completed');
  await tags.press('ArrowDown');
  await tags.press('ArrowDown');
  await expect(list.getByRole('option', { name: 'Holiday' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tags.press('Enter');
  await expect(remove(details(page), 'Holiday')).toBeVisible();
  await expect(told(page, 'Tags changed.')).toBeVisible();
  await expect(tags).toBeFocused();
  await tags.pressSequentially('HOLIDAY,New one,');
  await expect(remove(details(page), 'New one')).toBeVisible();
  await expect(details(page).getByText('HOLIDAY', { exact: true })).toHaveCount(0);
  await tags.press('Backspace');
  await expect(remove(details(page), 'Work')).toHaveCount(0);
  // Of the third change: each takes the place of the one before.
  await page.locator('#toast-3').getByRole('button', { name: 'Undo' }).click();
  await expect(remove(details(page), 'Work')).toBeVisible();
  await expect
    .poll(() => tagCounts(perch, token))
    .toEqual({ Holiday: 2, Harbour: 1, 'New one': 1, Work: 1, [longTag]: 1 });
  await tags.fill('x'.repeat(41));
  await tags.press('Enter');
  await expect(details(page).getByText('A tag can have up to 40 characters.')).toBeVisible();
  await expect(tags).toHaveValue('x'.repeat(41));
  await tags.fill(longTag.slice(0, 3));
  await expect(list).toBeVisible();
  await tags.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(details(page)).toBeVisible();
  await tags.press('Tab');
  await expect(remove(details(page), 'www')).toBeVisible();
  await look('tags-details');
  await lookInLight('tags-details');
});

test('what the server refuses is said, and nothing is shown that is not so @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/503.*\/api\/tags\/apply/);
  const id = await storeTagged(perch, token, textFile('notes.txt'), ['Work']);
  await openUploads(page, `/uploads?file=${id}`);
  await page.route('**/api/tags/apply', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Not now.', code: 'busy' } }),
  );
  await field(details(page)).fill('Sea');
  await field(details(page)).press('Enter');
  await expect(told(page, 'Not now.')).toBeVisible();
  await expect(remove(details(page), 'Sea')).toHaveCount(0);
  await expect(remove(details(page), 'Work')).toBeVisible();
});

test('several files get tags and lose others at once', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeTagged(perch, token, textFile('a.txt'), ['Old', 'Kept']);
  await storeTagged(perch, token, textFile('b.txt'), ['Old', longTag]);
  await storeTagged(perch, token, textFile('c.txt'), ['Old']);
  await openUploads(page);
  await select(page, 'a.txt');
  await select(page, 'b.txt');
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await look('tags-bar');
  await bar.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 files' });
  await field(dialog, 'Add these tags').pressSequentially('Sea, Sand,');
  await dialog.getByRole('checkbox', { name: 'Old 2 files' }).check();
  await look('tags-bulk');
  await lookInLight('tags-bulk');
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await expect(told(page, 'Tags of 2 files changed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText('2 selected');
  expect(await tagCounts(perch, token)).toEqual({
    Kept: 1,
    Old: 1,
    Sand: 2,
    Sea: 2,
    [longTag]: 1,
  });
  await bar.getByRole('button', { name: 'Tags' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Old' })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Sea 2 files' })).not.toBeChecked();
});

test('new uploads get the tags that were chosen, which this device remembers', async ({
  page,
  perch,
  token,
  look,
}) => {
  await openUploads(page);
  const panel = page.getByRole('region', { name: 'New uploads' });
  await openUploadOptions(page);
  await field(panel).fill('Shots');
  await field(panel).press('Enter');
  await field(panel).fill('Sea');
  await field(panel).press('Enter');
  await expect(panel).toContainText('2 tags');
  await look('tags-new-uploads');
  await page.reload();
  await openUploadOptions(page);
  await expect(panel).toContainText('2 tags');
  await page.getByLabel(/click to browse/).setInputFiles(textFile('shot.txt'));
  const list = page.getByRole('region', { name: 'Your Uploads' });
  await expect(list.getByRole('link', { name: 'Shots', exact: true })).toBeVisible();
  expect(await tagCounts(perch, token)).toEqual({ Sea: 1, Shots: 1 });
});

test('tags are renamed, merged and deleted, and their files stay', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/409.*\/api\/tags\//);
  await storeTagged(perch, token, textFile('a.txt'), ['Sea', 'Ocean', longTag]);
  await storeTagged(perch, token, textFile('b.txt'), ['Sea']);
  await page.goto('/uploads/tags');
  await expect(page).toHaveTitle('Tags · Uploads · Perch');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sea' })).toContainText('2 files');
  await look('tags-page');
  await lookInLight('tags-page');
  const name = page.getByRole('textbox', { name: 'Tag name' });
  await page.getByRole('button', { name: 'Rename the tag Sea' }).click();
  await name.fill('ocean');
  await name.press('Enter');
  const question = page.getByRole('dialog', { name: 'Merge tags' });
  await expect(question).toContainText('Merge 2 files of “Sea” into it?');
  await look('tags-merge');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('ocean');
  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(told(page, 'Tags merged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename the tag Sea' })).toHaveCount(0);
  expect(await tagCounts(perch, token)).toEqual({ [longTag]: 1, ocean: 2 });
  await page.getByRole('button', { name: 'Delete the tag ocean' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete the tag ocean' });
  await expect(deletion).toContainText('2 files lose this tag.');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Tag deleted.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('nothing');
  await expect(page.getByText('No matching tags')).toBeVisible();
  await page.getByRole('link', { name: 'Back to uploads' }).click();
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
});
