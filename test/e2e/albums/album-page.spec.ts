import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { told } from '../support/pages/toasts.ts';
import { changeMembers, makeAlbum, membersOf } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const sizes = [
  [480, 320],
  [320, 480],
  [600, 200],
  [400, 400],
] as const;
const longName = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.png`;
const names = ['c.png', 'a.png', longName, 'b.png'];
const pictures = names.map((name, index) => {
  const [width, height] = sizes[index] ?? sizes[0];
  return pictureFile(name, { width, height, tint: index * 60 });
});

const links = (page: Page) => page.getByRole('list').getByRole('link', { name: /\.png$/ });
const shown = (page: Page, order: string[]) => expect(links(page)).toHaveText(order);
const tiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });

/** Waits until so many tiles have their picture. */
async function picturesShown(page: Page, count: number) {
  const loaded = () =>
    tiles(page)
      .locator('img')
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
      );
  await expect.poll(loaded).toBe(count);
}

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

test('the files of an album are ordered by keys, by dragging and by their names @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}, { project }) => {
  const fields = { name: 'Holiday', description: 'A week by the sea.\nAnd one in the hills.' };
  const album = await makeAlbum(perch, token, fields, pictures);
  const stored = async () =>
    (await membersOf(perch, token, album)).map(({ originalName }) => originalName);
  await page.goto(`/albums/${album}`);
  await shown(page, names);
  await page.waitForFunction(() => [...document.images].every((each) => each.complete));
  await look('album-manage');
  await lookInLight('album-manage');

  await handle(page, 'c.png').focus();
  await page.keyboard.press('ArrowRight');
  await shown(page, ['a.png', 'c.png', longName, 'b.png']);
  await expect(page.getByText('c.png is at position 2 of 4.')).toBeAttached();
  await expect(handle(page, 'c.png')).toBeFocused();
  await page.keyboard.press('End');
  await shown(page, ['a.png', longName, 'b.png', 'c.png']);
  await expect(handle(page, 'c.png')).toBeFocused();
  await page.keyboard.press('Home');
  await shown(page, ['c.png', 'a.png', longName, 'b.png']);
  await expect.poll(stored).toEqual(['c.png', 'a.png', longName, 'b.png']);

  const from = await handle(page, 'b.png').boundingBox();
  const to = await page.getByRole('listitem').filter({ hasText: 'c.png' }).boundingBox();
  if (!from || !to) throw new Error('There are no tiles');
  if (project.name === 'desktop') {
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 60, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 60, { steps: 5 });
    await expect(page.locator('[data-drop=before]')).toHaveCount(1);
    await page.mouse.up();
    await shown(page, ['b.png', 'c.png', 'a.png', longName]);
    await expect.poll(stored).toEqual(['b.png', 'c.png', 'a.png', longName]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('dialog').getByLabel('Sort by').selectOption('Name A–Z');
  await page.getByRole('dialog').getByRole('button', { name: 'Sort' }).click();
  await expect(told(page, 'Files sorted.')).toBeVisible();
  await shown(page, ['a.png', 'b.png', 'c.png', longName]);
  expect(await stored()).toEqual(['a.png', 'b.png', 'c.png', longName]);
  await page.reload();
  await shown(page, ['a.png', 'b.png', 'c.png', longName]);
});

test('files leave an album and come back to their places, and one is its cover', async ({
  page,
  perch,
  token,
  look,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, pictures);
  await page.goto(`/albums/${album}`);
  // A tile whose picture comes may move away from under the pointer.
  await picturesShown(page, names.length);
  await page.getByRole('button', { name: 'Use a.png as cover' }).click();
  await expect(told(page, 'Cover changed.')).toBeVisible();
  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(tile('a.png').getByText('Cover', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove c.png from the album' }).click();
  await shown(page, ['a.png', longName, 'b.png']);
  await expect(page.getByText('3 files')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown(page, names);
  for (const name of ['a.png', 'b.png']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await look('album-selected');
  await page.getByRole('button', { name: 'Remove from album' }).click();
  await shown(page, ['c.png', longName]);
  await expect.poll(async () => (await membersOf(perch, token, album)).length).toBe(2);
  await expect(page.getByText('2 selected')).toHaveCount(0);
});

test('the tiles of an album keep their places while their pictures come @phone', async ({
  page,
  perch,
  token,
  request,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, pictures);
  for (const { _id: id } of await membersOf(perch, token, album)) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.get(`${perch.origin}/api/upload/${id}`, { headers });
    expect((await answer.json()).data.upload).toMatchObject({ width: expect.any(Number) });
  }
  let release = () => {};
  const coming = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/t/**', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`/albums/${album}`);
  await shown(page, names);
  const places = () =>
    tiles(page).evaluateAll((all) => all.map((tile) => tile.getClientRects()[0]));
  const before = await places();
  expect(before).toHaveLength(names.length);
  release();
  await picturesShown(page, names.length);
  expect(await places()).toEqual(before);
});

test('an order that cannot be saved is taken back, and the page shows what another tab did @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/albums\//);
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, pictures);
  await page.goto(`/albums/${album}`);
  await shown(page, names);
  const [first] = await membersOf(perch, token, album);
  await changeMembers(perch, token, album, { remove: [first?._id ?? ''] });
  await handle(page, 'c.png').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('The order was not saved')).toBeVisible();
  await shown(page, ['a.png', longName, 'b.png']);
});

test('files that are uploaded on the page of an album join it @desktop', async ({
  page,
  perch,
  token,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' });
  await page.goto(`/albums/${album}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload into this album' }).click();
  await (await choosing).setFiles([textFile('one.txt'), textFile('two.txt')]);
  await expect(page.getByRole('list').getByRole('link', { name: 'two.txt' })).toBeVisible();
  await expect(page.getByText('2 files').first()).toBeVisible();
  expect(await membersOf(perch, token, album)).toHaveLength(2);
});

test('an album is renamed, moved to another address, copied and deleted; its files stay', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, [textFile('one.txt')]);
  await page.goto(`/albums/${album}`);
  await page.getByRole('button', { name: 'Change name and description' }).click();
  await page.getByLabel('Album name').fill('Summer');
  await page.getByRole('textbox', { name: 'Description' }).fill('By the sea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Summer' })).toBeVisible();
  await expect(page.getByText('By the sea')).toBeVisible();
  await page.getByRole('button', { name: 'Album settings' }).click();
  await page.getByLabel('Link name').fill('summer-2026');
  await expect(page.getByText(`${perch.origin}/a/summer-2026`)).toBeVisible();
  await look('album-settings');
  await lookInLight('album-settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Album changed.').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await clipboardText(page)).toBe(`${perch.origin}/a/summer-2026`);
  const zip = page.getByRole('link', { name: 'Download as ZIP' });
  await expect(zip).toHaveAttribute('href', '/a/summer-2026.zip');
  expect((await fetch(`${perch.origin}/a/summer-2026.zip`)).status).toBe(200);
  await page.getByRole('button', { name: 'Album settings' }).click();
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText('Its files stay in your uploads.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete album' }).click();
  await expect(page).toHaveURL('/albums');
  await expect(page.getByText('No albums yet')).toBeVisible();
  await page.goto('/uploads');
  await expect(page.getByRole('link', { name: 'one.txt', exact: true })).toBeVisible();
});

test('an album’s password and expiry also hold for the links of its files where that is ticked @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const fields = { name: 'Holiday', password: 'open sesame', expires: '7d' };
  const album = await makeAlbum(perch, token, fields, [textFile('one.txt')]);
  const [file] = await membersOf(perch, token, album);
  const status = async () => (await fetch(file?.publicUrl ?? '')).status;
  expect(await status()).toBe(200);
  const settings = page.getByRole('dialog', { name: 'Album settings' });
  const ownLinks = settings.getByRole('checkbox', { name: 'Also for its files’ own links' });
  const warnings = settings.getByText(/without this password|after the album expires/);
  await page.goto(`/albums/${album}`);
  await page.getByRole('button', { name: 'Album settings' }).click();
  await expect(ownLinks).not.toBeChecked();
  await expect(warnings).toHaveCount(2);
  await look('album-own-links');
  await lookInLight('album-own-links');
  await ownLinks.check();
  await expect(warnings).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Album changed.').last()).toBeVisible();
  expect(await status()).toBe(403);

  await page.goto('/uploads');
  await page.getByRole('link', { name: 'one.txt', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(
    details.getByText('Visitors need the password of the album “Holiday”.'),
  ).toBeVisible();
  await expect(details.getByText(/Expires with the album “Holiday”: .*20\d\d/)).toBeVisible();
  await look('file-in-locked-album');
  await lookInLight('file-in-locked-album');
  await details.getByRole('button', { name: 'Remove from Holiday' }).click();
  await expect(details.getByText(/Holiday/)).toHaveCount(0);
  expect(await status()).toBe(200);

  await page.goto(`/albums/${album}`);
  await page.getByRole('button', { name: 'Album settings' }).click();
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText(/no longer apply to its files’ own links/)).toBeVisible();
});

test('the public gallery is opened and closed in the profile', async ({
  page,
  perch,
  token,
  look,
}) => {
  await makeAlbum(perch, token, { name: 'Holiday', visibility: 'public' });
  await page.goto('/settings');
  const box = page.getByRole('checkbox', { name: 'Show the gallery' });
  await box.check();
  await expect(told(page, 'Your gallery is public now.')).toBeVisible();
  const address = page.getByRole('link', { name: /\/@/ });
  await expect(address).toBeVisible();
  await look('settings-gallery');
  const url = (await address.getAttribute('href')) ?? '';
  expect(await (await fetch(url)).text()).toContain('Holiday');
  await box.uncheck();
  await expect(told(page, 'Your gallery is closed now.')).toBeVisible();
  expect((await fetch(url)).status).toBe(404);
});
