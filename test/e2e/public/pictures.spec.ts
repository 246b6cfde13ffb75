// @long @desktop

import type { Page } from '@playwright/test';

import { colouredPictures } from '../../support/files/colour-profiles.ts';
import { quarters, withOrientation } from '../../support/files/pictures.ts';
import { store } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

/** The size of a picture as this page shows it, and the colours near its corners. */
const shownAs = (page: Page, path: string) =>
  page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const corners = [
      [2, 2],
      [width - 3, 2],
      [2, height - 3],
      [width - 3, height - 3],
    ].map(([x = 0, y = 0]) => [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])]);
    return { width, height, corners };
  }, path);

type Shown = Awaited<ReturnType<typeof shownAs>>;

/** What JPEG and WebP change of colours. */
const tolerance = 6;

function expectAlike(what: string, shown: Shown, { width, height, corners }: Shown) {
  expect([what, shown.width, shown.height]).toEqual([what, width, height]);
  const differences = shown.corners.flatMap((colour, corner) =>
    colour.map((value, at) => Math.abs(value - (corners[corner]?.[at] ?? Infinity))),
  );
  expect([what, Math.max(...differences) <= tolerance, shown.corners]).toEqual([
    what,
    true,
    shown.corners,
  ]);
}

const slugOf = (link: string) => new URL(link).pathname.replace(/^\/f\/(\w+).*/, '$1');

/** Opens a picture's page, and compares thumbnail and preview with the picture as the browser shows it. */
async function expectMadeAlike(page: Page, link: string, name: string) {
  const slug = slugOf(link);
  await page.goto(`/v/${slug}`);
  const original = await shownAs(page, `/f/${slug}?preview`);
  expectAlike(`thumbnail of ${name}`, await shownAs(page, `/t/${slug}`), original);
  expectAlike(`preview of ${name}`, await shownAs(page, `/p/${slug}.jpg`), original);
  return original;
}

test('thumbnails and previews have the colours that the browser shows of the picture', async ({
  page,
  perch,
  token,
}) => {
  for (const { name, bytes, shown } of colouredPictures()) {
    const file = { name, mimeType: '', buffer: bytes };
    const original = await expectMadeAlike(page, await store(perch, token, file), name);
    const corners = [shown, shown, shown, shown];
    expectAlike(name, original, { width: 32, height: 16, corners });
  }
});

test('a PNG stands everywhere as its orientation says', async ({ page, perch, token, look }) => {
  const sky = quarters(120, 80);
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const name = `orientation ${orientation}.png`;
    const file = { name, mimeType: 'image/png', buffer: withOrientation(sky, orientation) };
    const { width, height } = await expectMadeAlike(page, await store(perch, token, file), name);
    expect([width, height]).toEqual(orientation > 4 ? [80, 120] : [120, 80]);
    const picture = page.getByRole('img', { name });
    expect(await picture.evaluate((each) => each.getAttribute('width'))).toBe(String(width));
    expect(await picture.evaluate((each) => each.clientHeight)).toBe(height);
  }
  const behind = { name: 'behind.png', mimeType: '', buffer: withOrientation(sky, 6, true) };
  const { width } = await expectMadeAlike(page, await store(perch, token, behind), 'behind.png');
  expect(width).toBe(120);

  const turned = withOrientation(quarters(1600, 900), 6);
  const file = { name: 'turned.png', mimeType: 'image/png', buffer: turned };
  await page.goto(`/v/${slugOf(await store(perch, token, file))}`);
  await expect(page.getByRole('img', { name: 'turned.png' })).toHaveJSProperty('complete', true);
  for (const [screen, size] of [
    ['', { width: 1280, height: 800 }],
    ['-phone', { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await look(`turned-picture${screen}-${colorScheme}`);
    }
  }
});
