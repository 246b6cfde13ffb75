// @long
import type { Locator, Page } from '@playwright/test';

import { store, textFile } from '../../support/files/files.ts';
import { pictureFile } from '../../support/files/picture.ts';
import { clipboardText } from '../../support/pages/clipboard.ts';
import type { Perch } from '../../support/servers/perch.ts';
import { expect, test } from '../../support/test.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Full screen' });
const details = (page: Page) => page.getByRole('dialog', { name: 'File details' });
const shown = (page: Page, name: string) =>
  viewer(page).getByRole('img', { name: `Preview of ${name}` });

test.use({ home: '' });

/** Moves a finger sideways. */
async function swipe(place: Locator, x: number): Promise<void> {
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 5, clientY: 400 };
  await place.dispatchEvent('pointerdown', { ...finger, clientX: 200 });
  await place.dispatchEvent('pointerup', { ...finger, clientX: 200 + x });
}

/** Newest first: a.png, notes.txt, b.png. */
async function storeFiles(perch: Perch, token: string): Promise<void> {
  await store(perch, token, pictureFile('b.png', { width: 600, height: 800, tint: 200 }));
  await store(perch, token, textFile('notes.txt'));
  await store(perch, token, pictureFile('a.png', { width: 2400, height: 1200 }));
}

test('a picture is seen at full size, and the files around it by buttons', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await storeFiles(perch, token);
  await page.goto('/uploads');
  await page.getByRole('link', { name: 'a.png', exact: true }).click();
  await details(page).getByRole('button', { name: 'View full screen' }).click();
  await expect(shown(page, 'a.png')).toHaveJSProperty('naturalWidth', 2400);
  await expect(viewer(page).getByText('1 of 3')).toBeVisible();
  await look('viewer-picture');
  await lookInLight('viewer-picture');
  await viewer(page).getByRole('button', { name: 'Copy URL' }).click();
  await expect.poll(() => clipboardText(page)).toMatch(/\.png$/);
  await swipe(shown(page, 'a.png'), -120);
  await expect(viewer(page).getByRole('textbox', { name: 'Preview of notes.txt' })).toBeVisible();
  await look('viewer-text');
  await viewer(page).getByRole('button', { name: 'Details' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Check link' })).toBeVisible();
  await look('viewer-details');
  await lookInLight('viewer-details');
  await viewer(page).getByRole('button', { name: 'Close full screen' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(details(page).getByRole('heading', { name: 'notes.txt' })).toBeVisible();
});

test('keys open a file, enlarge it, go on and close it; the focus is in the list again @desktop', async ({
  page,
  perch,
  token,
}) => {
  await storeFiles(perch, token);
  await page.goto('/uploads');
  const row = page.getByRole('link', { name: 'a.png', exact: true });
  await row.focus();
  await page.keyboard.press('v');
  await expect(shown(page, 'a.png')).toHaveJSProperty('naturalWidth', 2400);
  await expect(page).toHaveURL(/file=\w{16}&full=true$/);
  const width = async () => (await shown(page, 'a.png').boundingBox())?.width ?? 0;
  const fitting = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(fitting * 1.5, 0);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(fitting, 0);
  await shown(page, 'a.png').dblclick();
  await expect.poll(width).toBeCloseTo(2400, 0);
  await shown(page, 'a.png').dblclick();
  await expect.poll(width).toBeCloseTo(fitting, 0);
  await page.keyboard.press('i');
  await expect(viewer(page).getByRole('complementary')).toContainText('SHA-256');
  await page.keyboard.press('i');
  await expect(viewer(page).getByRole('complementary')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page, 'b.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL('/uploads');
  await expect(page.getByRole('link', { name: 'b.png', exact: true })).toBeFocused();
});

test('a slide show goes from picture to picture until the user does something @desktop', async ({
  page,
  perch,
  token,
}) => {
  await storeFiles(perch, token);
  await page.goto('/uploads');
  await page.getByRole('link', { name: 'a.png', exact: true }).focus();
  await page.keyboard.press('v');
  await expect(shown(page, 'a.png')).toBeVisible();
  await page.keyboard.press('Space');
  const pause = viewer(page).getByRole('button', { name: 'Pause slide show' });
  await expect(pause).toBeVisible();
  await expect(shown(page, 'b.png')).toBeVisible();
  await expect(pause).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByRole('button', { name: 'Start slide show' })).toBeVisible();
  await expect(viewer(page).getByRole('textbox')).toBeVisible();
});

test('without another picture there is no slide show @desktop', async ({ page, perch, token }) => {
  await store(perch, token, textFile('notes.txt'));
  await store(perch, token, pictureFile('a.png'));
  await page.goto('/uploads');
  await page.getByRole('link', { name: 'a.png', exact: true }).focus();
  await page.keyboard.press('v');
  await expect(shown(page, 'a.png')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(viewer(page).getByRole('button', { name: /slide show/ })).toHaveCount(0);
});
