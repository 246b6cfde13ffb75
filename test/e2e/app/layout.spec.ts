// @long
import { imageFile, store, textFile } from '../support/files/files.ts';
import { uploaded } from '../support/pages/uploading.ts';
import { expect, expectToFit, test } from '../support/test.ts';

const longName = `${'averylongnamewithoutanyspaces'.repeat(5)}.txt`;
const wordyName = `🦜 ${'sehr langer Dateiname mit Umlauten äöü '.repeat(4)}.png`;

test('nothing scrolls sideways, from the smallest phone to the largest screen', async ({
  page,
  perch,
  token,
  look,
}) => {
  await store(perch, token, textFile(longName));
  await store(perch, token, imageFile(wordyName));
  await page.reload();
  await expect(page.getByText('averylongname').first()).toBeVisible();
  await look('long-names');
  await page.getByLabel(/click to browse/).setInputFiles(textFile(longName));
  await expect(page.getByText('1 uploaded').first()).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `at ${width} pixels`);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await look('narrow');
});

test('the login fits the smallest phone', async ({ page, look }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look('login-narrow');
});

test('on a narrow screen the menu slides out and gives the focus back @phone', async ({
  page,
  token: _token,
  look,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Uploads' })).toBeVisible();
  await look('menu');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Uploads' }).click();
  await expect(menu).toHaveCount(0);
});

test('the keyboard reaches the content first, then everything else @desktop', async ({
  page,
  token: _token,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  // Well before the key: the browser opens a dialog of its own until it is told otherwise.
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the files' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/click to browse/)).toBeFocused();
  await page.keyboard.press('Space');
  await (await choosing).setFiles(textFile('by-keyboard.txt'));
  await expect(uploaded(page, 'by-keyboard.txt')).toBeVisible();
  const row = page.getByRole('link', { name: 'by-keyboard.txt', exact: true });
  await expect(row).toBeVisible();
  await skip.press('Enter');
  await expect(row).toBeFocused();
});
