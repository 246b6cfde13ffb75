// @long @desktop

import type { Page } from '@playwright/test';

import { fileOf } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import { storeAlbum } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ env: { MAX_FILE_SIZE: '30MB' }, home: '' });

test('the members of a large album come when they are needed @desktop', async ({
  page,
  perch,
  token,
}) => {
  const files = Array.from({ length: 205 }, (_, index) =>
    pictureFile(`n${index + 1}.png`, { width: 30 + (index % 7) * 5, height: 30 }),
  );
  const path = await storeAlbum(perch, token, { name: 'Many' }, files);
  await page.goto(path);
  const tiles = page.locator('.tile');
  await expect(tiles).toHaveCount(100);
  await page.keyboard.press('End');
  await expect.poll(() => tiles.count()).toBeGreaterThan(100);
  // By a key: the page may still be moving to its end, and a press of the mouse end elsewhere.
  await tiles.nth(99).getByRole('link').press('Enter');
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'n101.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(tiles).toHaveCount(205);
  await expect(page.locator('.pager a')).toHaveCount(0);
  const names = await tiles
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  expect(names).toEqual(files.map(({ name }) => name));
  // Also where one part of the list ends, and in a window of another width.
  expect(await unfilledRows(page)).toBe(0);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => unfilledRows(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect.poll(() => unfilledRows(page)).toBe(0);
  await expect(tiles).toHaveCount(205);
});

/** Rows but the last that leave room at their end, or were blown up to fill it. */
const unfilledRows = (page: Page) =>
  page.locator('.tile').evaluateAll((tiles) => {
    const ends = new Map<number, DOMRect>();
    for (const tile of tiles) {
      const box = tile.getBoundingClientRect();
      ends.set(Math.round(box.top), box);
    }
    const edge = tiles[0]?.closest('.tiles')?.getBoundingClientRect().right ?? NaN;
    const rows = [...ends.values()].slice(0, -1);
    return rows.filter(({ right, height }) => !(Math.abs(right - edge) < 3) || height > 290).length;
  });

test('a thumbnail that a busy server refuses comes a little later @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/503.*\/t\//);
  const files = ['one.png', 'two.png'].map((name) =>
    pictureFile(name, { width: 320, height: 480 }),
  );
  const path = await storeAlbum(perch, token, { name: 'Busy' }, files);
  const refused = new Set<string>();
  await page.route('**/t/*', async (route) => {
    const url = route.request().url();
    if (refused.has(url)) return route.continue();
    refused.add(url);
    return route.fulfill({ status: 503 });
  });
  await page.goto(path);
  const picture = page.getByRole('img', { name: 'two.png' });
  await expect(picture).toHaveJSProperty('naturalHeight', 480);
  expect(refused.size).toBe(2);
});

test('members that a busy server refuses come a little later, and refused ones are not asked for again @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/(?:503|404).*\?after=/);
  const files = Array.from({ length: 201 }, (_, index) => fileOf(`n${index}.txt`, '', `${index}`));
  const path = await storeAlbum(perch, token, { name: 'Restarting' }, files);
  const statuses = [503, undefined, 404];
  let asked = 0;
  await page.route(/\?after=/, async (route) => {
    const status = statuses[asked];
    asked += 1;
    return status === undefined ? route.continue() : route.fulfill({ status });
  });
  await page.goto(path);
  const tiles = page.locator('.tile');
  await expect(tiles).toHaveCount(100);
  await page.keyboard.press('End');
  await expect(tiles).toHaveCount(200);
  await page.keyboard.press('End');
  await expect.poll(() => asked).toBe(3);
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Show more' })).toBeVisible();
  await expect(tiles).toHaveCount(200);
  expect(asked).toBe(3);
});

test('without scripts the members are on pages of their own @desktop', async ({
  browser,
  perch,
  token,
}) => {
  const files = Array.from({ length: 101 }, (_, index) => fileOf(`n${index}.txt`, '', `${index}`));
  const path = await storeAlbum(perch, token, { name: 'Plain', password: 'open' }, files);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: perch.origin });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This album has a password' })).toBeVisible();
  await page.getByLabel('Password').fill('open');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(100);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.locator('.tile')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to the beginning' }).click();
  await expect(page.locator('.tile')).toHaveCount(100);
  await context.close();
});
