// @long
import type { Locator, Page } from '@playwright/test';

import { store, textFile } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import { told } from '../support/pages/toasts.ts';
import { openUploadOptions, uploaded } from '../support/pages/uploading.ts';
import { makeAlbum, membersOf } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const longName = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3).slice(0, 120);
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const details = (page: Page) => dialog(page, 'File details');

/** Nothing lies over its upper edge. */
const isSeen = (label: Locator) =>
  label.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 1));
  });

test('an album is made with its visibility, password and end, and found again @phone', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/400.*\/api\/albums/);
  await page.goto('/albums');
  await expect(page.getByText('No albums yet')).toBeVisible();
  await look('albums-none');
  await page.getByRole('button', { name: 'New album' }).click();
  const form = dialog(page, 'New album');
  await expect(form.getByLabel('Album name')).toBeFocused();
  expect(await isSeen(form.getByText('Album name', { exact: true }))).toBe(true);
  await form.getByRole('button', { name: 'Create album' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await form.getByLabel('Album name').fill('Holiday by the sea');
  await form.getByLabel('Description').fill('A week in June.');
  await form.getByLabel('Who can see it').selectOption('Public');
  await expect(form.getByText('also in your public gallery')).toBeVisible();
  const ownLinks = form.getByRole('checkbox', { name: 'Also for its files’ own links' });
  await expect(ownLinks).toHaveCount(0);
  await form.getByLabel('Password', { exact: true }).selectOption('Set a new one');
  await form.getByLabel('New link password', { exact: true }).fill('open sesame');
  await form.getByLabel('Expires', { exact: true }).selectOption('In 7 days');
  await expect(ownLinks).toBeChecked();
  await expect(form.getByText(/without this password|after the album expires/)).toHaveCount(0);
  await form.getByLabel('Link name').fill('sea.zip');
  await look('albums-new');
  await lookInLight('albums-new');
  await form.getByRole('button', { name: 'Create album' }).click();
  // What was typed stays where the server refuses it.
  await expect(form.getByText('An album’s slug must not end in .zip.')).toBeVisible();
  await form.getByLabel('Link name').fill('sea');
  await form.getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByRole('heading', { name: 'Holiday by the sea' })).toBeVisible();
  await expect(page.getByText('This album is empty')).toBeVisible();
  await expect(page).toHaveTitle('Holiday by the sea · Albums · Perch');
  expect((await fetch(`${perch.origin}/a/sea`)).status).toBe(200);
  await look('album-empty');
  await page.getByRole('link', { name: 'All albums' }).click();
  await page.getByRole('searchbox', { name: 'Search albums' }).fill('SEA');
  await expect(page).toHaveURL('/albums?search=SEA');
  await expect(page.getByRole('link', { name: 'Holiday by the sea' })).toBeVisible();
  await expect(page.getByText('Password-protected')).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search albums' }).fill('nowhere');
  await expect(page.getByText('No albums named “nowhere”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Holiday by the sea' })).toHaveCount(0);
});

test('the albums show their covers, and are sorted as the address says', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await makeAlbum(perch, token, { name: 'Harbour', visibility: 'public' }, [
    pictureFile('harbour.png', { width: 480, height: 320 }),
  ]);
  await makeAlbum(perch, token, { name: longName, password: 'x', expires: '7d' }, [
    pictureFile('tower.png', { width: 320, height: 480, tint: 90 }),
    textFile('notes.txt'),
  ]);
  await makeAlbum(perch, token, { name: 'Drafts', visibility: 'private' });
  await page.goto('/albums?sort=nameUp');
  const names = page.getByRole('listitem').getByRole('link');
  await expect(names).toHaveText([longName, 'Drafts', 'Harbour']);
  await expect(page.getByText('2 files')).toBeVisible();
  await look('albums');
  await lookInLight('albums');
  await page.getByLabel('Sort by').selectOption('Name Z–A');
  await expect(names).toHaveText(['Harbour', 'Drafts', longName]);
  await expect(page).toHaveURL('/albums?sort=nameDown');
});

test('selected files join an album and a new one, and leave it by their details', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, [textFile('third.txt')]);
  for (const name of ['first.txt', 'second.txt']) await store(perch, token, textFile(name));
  await page.goto('/uploads');
  for (const name of ['second.txt', 'third.txt']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Add to album' }).click();
  const adding = dialog(page, 'Add 2 files to an album');
  const holiday = adding.getByRole('button', { name: /^Holiday/ });
  await expect(holiday).toContainText('1 of 2 added');
  await look('albums-adding');
  await lookInLight('albums-adding');
  await holiday.click();
  await expect(told(page, 'Added to “Holiday”: 2 files.')).toBeVisible();
  await expect(holiday).toContainText('Already added');
  await adding.getByLabel('Search, or name a new album').fill('Winter');
  await expect(adding.getByText('No albums named “Winter”')).toBeVisible();
  await adding.getByRole('button', { name: 'New album “Winter”' }).click();
  await expect(told(page, 'Added to “Winter”: 2 files.')).toBeVisible();
  await adding.getByRole('button', { name: 'Done' }).click();
  const names = async () =>
    (await membersOf(perch, token, album)).map(({ originalName }) => originalName);
  expect(await names()).toEqual(['third.txt', 'second.txt']);

  await page.getByRole('link', { name: 'third.txt', exact: true }).click();
  await expect(details(page).getByRole('link', { name: 'Winter' })).toBeVisible();
  await details(page).getByRole('button', { name: 'Remove from Holiday' }).click();
  await expect(details(page).getByRole('link', { name: 'Holiday' })).toHaveCount(0);
  await expect(details(page).getByRole('link', { name: 'Winter' })).toBeVisible();
  await look('albums-details');
  await lookInLight('albums-details');
  expect(await names()).toEqual(['second.txt']);
  await details(page).getByRole('link', { name: 'Winter' }).click();
  await expect(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
});

test('new uploads join the album that was chosen for them, also after a reload', async ({
  page,
  perch,
  token,
  look,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' });
  await page.goto('/uploads');
  await openUploadOptions(page);
  await page.getByLabel('Album', { exact: true }).selectOption('Holiday');
  await expect(page.getByText('into “Holiday”')).toBeVisible();
  await look('albums-new-uploads');
  await page.reload();
  await openUploadOptions(page);
  await expect(page.getByText('into “Holiday”')).toBeVisible();
  await page.getByLabel(/click to browse/).setInputFiles([textFile('note.txt')]);
  await expect(uploaded(page, 'note.txt')).toBeVisible();
  const members = await membersOf(perch, token, album);
  expect(members.map(({ originalName }) => originalName)).toEqual(['note.txt']);
});
