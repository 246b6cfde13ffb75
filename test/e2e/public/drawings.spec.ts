// @long @desktop

import type { Locator, Page } from '@playwright/test';

import { svg } from '../../support/files/pictures.ts';
import { fileOf, store } from '../support/files/files.ts';
import { storeAlbum } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const scalable = 'viewBox="0 0 800 400"';

/** What a browser makes of these attributes in a stage of its own; `fill`: twice as wide as high, as large as there is room. */
const kinds: [attributes: string, shown: 'fill' | [width: number, height: number]][] = [
  [scalable, 'fill'],
  [`width="100%" height="100%" ${scalable}`, 'fill'],
  [`width="auto" ${scalable}`, 'fill'],
  ['viewBox="0,0,1,.5"', 'fill'],
  ['', [300, 150]],
  ['width="50%" height="50%"', [300, 150]],
  [`${scalable} preserveAspectRatio="none"`, [300, 150]],
  [`width="100" ${scalable}`, [100, 50]],
  [`height="100" ${scalable}`, [200, 100]],
  [`width="100%" height="100" ${scalable}`, [200, 100]],
  ['width="100"', [100, 150]],
  ['width="10em" height="5em"', [160, 80]],
  ['width="100mm" height="50mm"', [378, 189]],
  ['width="72pt" height="36pt"', [96, 48]],
  ['width="24" height="24"', [24, 24]],
];

const sizeOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });

async function openPage(page: Page, link: string) {
  await page.goto(new URL(link).pathname.replace(/^\/f\/(\w+).*/, '/v/$1'));
}

test('the page of a drawing shows it as large as it says, or as there is room', async ({
  page,
  perch,
  token,
  look,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const [attributes, shown] of kinds) {
    await openPage(
      page,
      await store(perch, token, fileOf('sky.svg', 'image/svg+xml', svg(attributes))),
    );
    const picture = page.getByRole('img', { name: 'sky.svg' });
    await expect(picture).toHaveJSProperty('complete', true);
    const room = await page.locator('.stage').evaluate(({ clientWidth }) => clientWidth);
    expect(room).toBeGreaterThan(900);
    expect([attributes, await sizeOf(picture)]).toEqual([
      attributes,
      shown === 'fill' ? [room, room / 2] : shown,
    ]);
  }

  await openPage(
    page,
    await store(perch, token, fileOf('tall.svg', 'image/svg+xml', svg('viewBox="0 0 1 2"'))),
  );
  const tall = page.getByRole('img', { name: 'tall.svg' });
  await expect(tall).toHaveJSProperty('complete', true);
  expect(await sizeOf(tall)).toEqual([375, 750]);

  await openPage(
    page,
    await store(perch, token, fileOf('sky.svg', 'image/svg+xml', svg(scalable))),
  );
  const picture = page.getByRole('img', { name: 'sky.svg' });
  for (const [name, width, height] of [
    ['', 1280, 800],
    ['-phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await look(`drawing${name}-${colorScheme}`);
    }
    const [shownWidth = 0, shownHeight = 1] = await sizeOf(picture);
    expect(shownWidth / shownHeight).toBeCloseTo(2, 1);
  }
  const [fitting = 0] = await sizeOf(picture);
  await picture.click();
  await expect.poll(async () => (await sizeOf(picture))[0]).toBe(fitting * 2);
});

test('an album and the app show a drawing in its ratio', async ({ page, perch, token, look }) => {
  const file = fileOf('sky.svg', 'image/svg+xml', svg(scalable));
  const path = await storeAlbum(perch, token, { name: 'Skies' }, [file]);
  await page.goto(path);
  const ratioOf = async (picture: Locator) => {
    const [width = 0, height = 1] = await sizeOf(picture);
    return width / height;
  };
  const tile = page.locator('.tile img');
  await expect(tile).toHaveJSProperty('complete', true);
  expect(await ratioOf(tile)).toBeCloseTo(2, 1);
  await tile.click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'sky.svg' });
  await expect.poll(() => ratioOf(shown)).toBeCloseTo(2, 1);
  const [width = 0] = await sizeOf(shown);
  expect(width).toBeGreaterThan(1000);
  await look('drawing-lightbox');

  await page.goto('/uploads');
  await page.getByRole('link', { name: 'sky.svg', exact: true }).click();
  const preview = page.getByRole('img', { name: 'Preview of sky.svg' });
  await expect.poll(() => ratioOf(preview)).toBeCloseTo(2, 1);
  const [previewWidth = 0] = await sizeOf(preview);
  expect(previewWidth).toBeGreaterThan(300);
  await look('drawing-details');
});
