// @long
import type { Page } from '@playwright/test';

import { textFile } from '../../support/files/files.ts';
import { told } from '../../support/pages/toasts.ts';
import { isPhone } from '../../support/pages/uploading.ts';
import { storeAlbum, storeInAlbum } from '../../support/state/albums.ts';
import { storeTagged } from '../../support/state/tags.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const longName = `${'a-long-name-without-a-space-'.repeat(5).slice(0, 116)}.txt`;

test.use({ home: '' });

const file = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to favourites`, exact: true });
const starred = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from favourites`, exact: true });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(panel(page).getByRole('searchbox', { name: 'Search tags' })).toBeFocused();
}

test('a tag, favourites and an album narrow the list down, and the address keeps them', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeTagged(perch, token, textFile('a.txt'), ['Sea']);
  await storeTagged(perch, token, textFile(longName), ['Sea', 'Sand', 'Sun', 'Salt', 'Wind']);
  await storeTagged(perch, token, textFile('c.txt'), []);
  await openUploads(page);
  await expect(page.getByText('2 more tags')).toBeAttached();
  await look('tags-list');
  await lookInLight('tags-list');
  await page.getByRole('link', { name: 'Sea', exact: true }).first().click();
  await expect(page).toHaveURL('/uploads?tag=Sea');
  await expect(active(page)).toContainText('Tag: Sea');
  await expect(file(page, 'c.txt')).toHaveCount(0);
  if (isPhone(page)) {
    await file(page, 'a.txt').click();
    await star(page, 'a.txt').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } else await star(page, 'a.txt').click();
  await expect(starred(page, 'a.txt')).toBeVisible();
  await openPanel(page);
  await look('filter-panel');
  await panel(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/uploads?tag=Sea&favorite=true');
  await expect(file(page, longName)).toHaveCount(0);
  await expect(file(page, 'a.txt')).toBeVisible();
  await page.reload();
  await expect(active(page).getByRole('listitem')).toHaveCount(2);
  await look('filters-active');
  await page.getByRole('link', { name: 'Remove the filter “Tag: Sea”' }).click();
  await expect(page).toHaveURL('/uploads?favorite=true');
  await expect(page).toHaveTitle('Favourites · Uploads · Perch');
  await page.goBack();
  await expect(active(page)).toContainText('Tag: Sea');
  const album = await storeAlbum(perch, token, { name: 'Holiday by the sea' }, []);
  const slug = album.slice('/a/'.length);
  await page.goto(`/uploads?album=${slug}`);
  await expect(active(page)).toContainText('Album: Holiday by the sea');
  await expect(page.getByText('No files match this filter')).toBeVisible();
  await storeInAlbum(perch, token, slug, textFile('in-album.txt'));
  await page.reload();
  await expect(file(page, 'in-album.txt')).toBeVisible();
  await expect(file(page, 'a.txt')).toHaveCount(0);
});

test('the key F marks what has the focus or is selected, and a refusal is taken back @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  await storeTagged(perch, token, textFile('a.txt'), []);
  const id = await storeTagged(perch, token, textFile('b.txt'), []);
  await openUploads(page);
  await file(page, 'b.txt').focus();
  await page.keyboard.press('f');
  await expect(starred(page, 'b.txt')).toBeVisible();
  await expect(star(page, 'a.txt')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await page.keyboard.press('f');
  await expect(told(page, '2 files added to favourites.')).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await bar.getByRole('button', { name: 'Remove from favourites' }).click();
  await expect(star(page, 'b.txt')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/uploads?file=${id}`);
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(details.getByRole('button', { name: 'Add b.txt to favourites' })).toBeVisible();
  await page.keyboard.press('f');
  const off = details.getByRole('button', { name: 'Remove b.txt from favourites' });
  await expect(off).toBeVisible();
  await details.getByRole('combobox', { name: 'Tags' }).press('f');
  await expect(off).toBeVisible();
  await page.goto('/uploads?favorite=true');
  await expect(file(page, 'b.txt')).toBeVisible();
  complaints.announce(/500.*\/api\/upload\//);
  await page.route('**/api/upload/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { success: false, error: 'Broken.', code: 'x' } })
      : route.fallback(),
  );
  await starred(page, 'b.txt').click();
  await expect(told(page, 'Broken.')).toBeVisible();
  await expect(starred(page, 'b.txt')).toBeVisible();
});

test('properties of files narrow the list down, and each is taken away by itself', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeTagged(perch, token, textFile('a.txt'), ['Sea']);
  await storeTagged(perch, token, textFile('b.txt'), []);
  await openUploads(page);
  await openPanel(page);
  const field = (name: string) => panel(page).getByRole('combobox', { name, exact: true });
  // None of this account's files has a domain.
  await expect(field('Domain')).toHaveCount(0);
  await field('Uploaded').selectOption('Last 7 days');
  await field('Opened').selectOption('Never');
  await field('Size').selectOption('1.00 MB or less');
  await expect(page).toHaveURL(/maxSize=1048576&unopened=true/);
  await expect(active(page).getByRole('listitem')).toHaveCount(3);
  await expect(file(page, 'a.txt')).toBeAttached();
  await look('filter-properties');
  await lookInLight('filter-properties');
  await panel(page).getByRole('checkbox', { name: 'With a password' }).check();
  await expect(page.getByText('No files match this filter')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(active(page).getByRole('listitem')).toHaveCount(4);
  await look('filter-properties-active');
  await page.getByRole('link', { name: 'Remove the filter “With a password”' }).click();
  await expect(active(page).getByRole('listitem')).toHaveCount(3);
  await expect(file(page, 'b.txt')).toBeVisible();
  // A value that the panel does not offer is in it as it is.
  await page.goto('/uploads?minSize=2048&unopened=true');
  await openPanel(page);
  await expect(field('Size')).toHaveValue('6');
  await expect(field('Size').getByRole('option', { selected: true })).toHaveText('2.00 KB or more');
  await field('Size').selectOption('Any size');
  await expect(page).toHaveURL('/uploads?unopened=true');
  // Days of one's own, the last one with its evening.
  await panel(page).getByRole('button', { name: 'Until' }).click();
  const calendar = page.getByRole('dialog', { name: 'Until' });
  await calendar.getByRole('button', { name: /\b15\b/ }).click();
  await expect(page).toHaveURL(/\?to=\d{4}-\d{2}-1[56]T/);
  await expect(panel(page)).toBeVisible();
  await expect(field('Uploaded')).toHaveText(/Until|before/i);
  await panel(page)
    .getByRole('button', { name: /^Until: / })
    .press('Escape');
});

test('a filter is saved, shown, replaced, renamed and deleted', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/409.*\/api\/filters/);
  await storeTagged(perch, token, textFile('a.txt'), ['Sea']);
  await storeTagged(perch, token, textFile('b.txt'), []);
  await openUploads(page);
  await openPanel(page);
  await expect(panel(page)).toContainText('Filter the list to save the filter here.');
  await panel(page).getByRole('link', { name: 'Sea' }).click();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Save this filter' }).click();
  const name = panel(page).getByRole('textbox', { name: 'Filter name' });
  await name.fill('By the sea');
  await name.press('Enter');
  await expect(told(page, 'Filter saved.')).toBeVisible();
  const saved = panel(page).getByRole('link', { name: 'By the sea' });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).getByRole('button', { name: 'Save this filter' })).toHaveCount(0);
  await look('filter-saved');
  await lookInLight('filter-saved');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await page.goto('/uploads?search=b');
  await expect(file(page, 'b.txt')).toBeVisible();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Save this filter' }).click();
  await name.fill('by the SEA');
  await name.press('Enter');
  await expect(panel(page)).toContainText('The filter by the SEA already exists.');
  await expect(name).toHaveValue('by the SEA');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await saved.click();
  await expect(file(page, 'a.txt')).toBeVisible();
  await expect(file(page, 'b.txt')).toHaveCount(0);
  // By its id: another name of the tag changes nothing.
  await expect(page).toHaveURL(/tag=\w{16}$/);
  await expect(active(page)).toContainText('Tag: Sea');
  await page.goto('/uploads?search=b');
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^Replace the filter By the sea/ })
    .click();
  await expect(told(page, 'Filter replaced.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Rename the filter By the sea' }).click();
  await name.fill('Those with b');
  await name.press('Enter');
  await expect(panel(page).getByRole('link', { name: 'Those with b' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await panel(page).getByRole('button', { name: 'Delete the filter Those with b' }).click();
  await expect(panel(page).getByRole('link', { name: 'Those with b' })).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ hasText: 'Filter deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await openPanel(page);
  await expect(panel(page).getByRole('link', { name: 'Those with b' })).toBeVisible();
});

test('the palette finds tags and albums, and asks nothing before two characters @desktop', async ({
  page,
  perch,
  token,
  look,
}) => {
  await storeTagged(perch, token, textFile('a.txt'), ['Seaside']);
  await storeAlbum(perch, token, { name: 'By the sea' }, []);
  await openUploads(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/tags', '/api/albums'].includes(pathname)) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const typing = page.getByRole('combobox', { name: 'Search or jump to' });
  const searched = page.waitForResponse((answer) => answer.url().includes('search=s'));
  await typing.fill('s');
  await searched;
  expect(asked).toEqual([]);
  await typing.fill('sea');
  await expect(palette.getByRole('group', { name: 'Albums' })).toContainText('By the sea');
  await look('palette-collections');
  await palette.getByRole('option', { name: 'Seaside' }).click();
  await expect(page).toHaveURL('/uploads?tag=Seaside');
  await expect(active(page)).toContainText('Tag: Seaside');
});
