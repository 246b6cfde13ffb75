// @long @desktop

import type { Locator, Page } from '@playwright/test';

import { png } from '../../support/files/pictures.ts';
import { fileOf, store, type TestFile } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

// A text has a picture too, a second later.
test.use({ env: { MAX_FILE_SIZE: '30MB', PREVIEWS: 'pictures' }, home: '' });

const photo = (name: string, width: number, height: number): TestFile => ({
  name,
  mimeType: 'image/png',
  buffer: png(width, height),
});
const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const thumbnails = (place: Locator) => place.locator('img[src^="/t/"]');

async function expectShown(place: Locator, widths: number[]): Promise<void> {
  await expect(thumbnails(place)).toHaveCount(widths.length);
  for (const [index, width] of widths.entries()) {
    const thumbnail = thumbnails(place).nth(index);
    await expect(thumbnail).toHaveJSProperty('naturalWidth', width);
    await expect(thumbnail).toHaveAttribute('loading', 'lazy');
    await expect(thumbnail).toHaveAttribute('alt', '');
  }
}

test.beforeEach(async ({ perch, token }) => {
  await store(perch, token, fileOf('notes.txt', 'text/plain', 'hello'));
  await store(perch, token, photo('harbour.png', 1200, 800));
  await store(perch, token, photo('tower.png', 120, 480));
});

test('pictures have their thumbnail in every list', async ({ page, look }) => {
  await page.goto('/uploads');
  await expectShown(list(page), [120, 480]);
  await look('thumbnails-list');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectShown(list(page), [120, 480]);
  await look('thumbnails-grid');
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent uploads' });
  await expectShown(recent, [120, 480]);
  await recent.scrollIntoViewIfNeeded();
  await look('thumbnails-recent');
});

test('a thumbnail has the room that an icon has, so that nothing moves when it arrives', async ({
  page,
}) => {
  await page.goto('/uploads');
  for (const view of ['List', 'Grid']) {
    await page.getByRole('button', { name: view }).click();
    await expectShown(list(page), [120, 480]);
    const rooms = await list(page)
      .locator('[data-size]:has(> img[src^="/t/"]), [data-category]')
      .evaluateAll((shown) =>
        shown.map((tile) => {
          const { width, height } = tile.getBoundingClientRect();
          return { width: Math.round(width), height: Math.round(height) };
        }),
      );
    expect(rooms).toHaveLength(3);
    // In the grid, each has the width of its picture, in a row of one height.
    expect(new Set(rooms.map(({ width }) => width)).size).toBe(view === 'Grid' ? 3 : 1);
    expect(new Set(rooms.map(({ height }) => height)).size).toBe(1);
    expect(rooms[0]?.height).toBeGreaterThan(0);
  }
});

test('a picture that cannot be made smaller keeps its icon', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  const broken = photo('broken.png', 60, 40);
  await store(perch, token, { ...broken, buffer: broken.buffer.subarray(0, 80) });
  // The browser says so once; then it is known, and not asked for again.
  complaints.announce(/404.*\/t\//);
  await page.goto('/uploads');
  await expectShown(list(page), [120, 480]);
  await expect(list(page).locator('[data-category="image"]')).toHaveCount(1);
  await look('thumbnails-none');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) asked.push(response.url());
  });
  await page.reload();
  await expectShown(list(page), [120, 480]);
  await expect(list(page).locator('[data-category="image"]')).toHaveCount(1);
  expect(asked).toEqual([]);
});
