import type { Page } from '@playwright/test';

import { fileOf, type TestFile } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import { webm } from '../support/files/video.ts';
import { openGallery, storeAlbum, storeInAlbum } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ env: { MAX_FILE_SIZE: '30MB' }, home: '' });

const sizes = [
  [480, 320],
  [320, 480],
  [600, 200],
  [400, 400],
  [480, 270],
  [300, 400],
  [640, 480],
  [500, 333],
] as const;

const pictures = (count: number): TestFile[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = sizes[index % sizes.length] ?? [480, 320];
    const name = `Picture ${index + 1} by the sea.png`;
    return pictureFile(name, { width, height, tint: (index * 53) % 220 });
  });

const film = { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(webm(20, 20_000)) };
const longName = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} im Sommer`;

/** In either theme, with all pictures of the screen. */
async function lookTwice(page: Page, look: (name: string) => Promise<void>, name: string) {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((each) => each.getBoundingClientRect().top < window.innerHeight)
      .every((each) => each.complete && each.naturalWidth > 0),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(name);
  await page.emulateMedia({ colorScheme: 'light' });
  await look(`${name}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
}

test('an album shows its pictures as they are, and one after the other above the page @phone', async ({
  page,
  perch,
  token,
  look,
}) => {
  const fields = { name: 'Holiday', description: 'A week by the sea.\nAnd one in the hills.' };
  const files = [...pictures(11), film, fileOf('timetable of the ferries.csv', 'text/csv', 'a,b')];
  const path = await storeAlbum(perch, token, fields, files);
  await storeInAlbum(perch, token, path.slice('/a/'.length), pictureFile('hidden.png'), {
    password: 'x',
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Holiday' })).toBeVisible();
  await expect(page.getByText('14 files')).toBeVisible();
  const tiles = page.locator('.tile');
  await expect(tiles).toHaveCount(14);
  await expect(page.getByText('hidden')).toHaveCount(0);
  for (const [index, [width, height]] of sizes.entries()) {
    const box = await tiles.nth(index).boundingBox();
    expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - width / height)).toBeLessThan(0.06);
  }
  await expect(tiles.first().getByRole('img')).toHaveJSProperty('complete', true);
  await lookTwice(page, look, 'album');

  const dialog = page.getByRole('dialog');
  const shown = (name: string) => dialog.getByRole('img', { name, exact: true });
  await tiles.nth(1).click();
  await expect(shown('Picture 2 by the sea.png')).toBeVisible();
  await expect(dialog).toContainText('2 / 12');
  await look('album-lightbox');
  await page.keyboard.press('ArrowRight');
  await expect(shown('Picture 3 by the sea.png')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown('Picture 1 by the sea.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tiles.first().getByRole('link')).toBeFocused();

  await tiles.nth(11).click();
  await expect(dialog.getByLabel('film.webm')).toHaveJSProperty('duration', 20);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await tiles.nth(12).click();
  await expect(page).toHaveURL(/\/v\//);
  await page.goBack();
  await tiles.nth(13).getByRole('link', { name: 'Locked file' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a finger swipes from picture to picture, and down to the page @phone', async ({
  page,
  perch,
  token,
}) => {
  const path = await storeAlbum(perch, token, { name: 'Swipes' }, pictures(3));
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  await page.locator('.tile').first().click();
  const swipe = (x: number, y: number) =>
    dialog.evaluate(
      (target, [right, down]) => {
        const at = (clientX: number, clientY: number) =>
          new Touch({ identifier: 1, target, clientX, clientY });
        const [from, to] = [at(200, 200), at(200 + right, 200 + down)];
        target.dispatchEvent(new TouchEvent('touchstart', { touches: [from] }));
        target.dispatchEvent(new TouchEvent('touchend', { changedTouches: [to] }));
      },
      [x, y] as const,
    );
  await swipe(-120, 5);
  await expect(dialog).toContainText('2 / 3');
  await swipe(120, -5);
  await expect(dialog).toContainText('1 / 3');
  await swipe(10, 10);
  await expect(dialog).toContainText('1 / 3');
  await swipe(5, 150);
  await expect(dialog).toHaveCount(0);
});

test('a gallery shows the public albums with their covers', async ({
  page,
  perch,
  token,
  look,
}) => {
  const visibility = 'public';
  const [first, second, third] = pictures(3);
  if (!first || !second || !third) throw new Error('There are three pictures');
  await storeAlbum(perch, token, { name: 'By the sea', visibility }, [first, second]);
  await storeAlbum(perch, token, { name: longName, visibility }, [second]);
  await storeAlbum(perch, token, { name: 'In the hills', visibility }, [third]);
  await storeAlbum(perch, token, { name: 'Nothing yet', visibility }, []);
  const path = await openGallery(perch, token);
  await page.goto(path);
  await expect(page.locator('.album')).toHaveCount(4);
  await expect(page.locator('.album img').first()).toHaveJSProperty('complete', true);
  await lookTwice(page, look, 'gallery');
  await page.getByRole('link', { name: 'By the sea' }).click();
  await expect(page.getByText('2 files')).toBeVisible();
});

test('an album with a long name in German, and one in Arabic, fits the screen', async ({
  browser,
  viewport,
  perch,
  token,
}) => {
  const path = await storeAlbum(perch, token, { name: longName, description: longName.repeat(4) }, [
    ...pictures(3),
    fileOf(`${longName}.txt`, 'text/plain', 'x'),
  ]);
  for (const [locale, text] of [
    ['de', '4 Dateien'],
    ['ar', '4 ملفات'],
  ] as const) {
    const context = await browser.newContext({ locale, viewport, baseURL: perch.origin });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await page.screenshot({ path: test.info().outputPath(`album-${locale}.png`) });
    await context.close();
  }
});
