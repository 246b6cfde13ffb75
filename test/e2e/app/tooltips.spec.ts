// @desktop

import { textFile } from '../support/files/files.ts';
import { chooser, uploaded } from '../support/pages/uploading.ts';
import { expect, test } from '../support/test.ts';

test('a tooltip says what an icon does, while the mouse rests or the keyboard is there', async ({
  page,
  token: _token,
  look,
  lookInLight,
}) => {
  await chooser(page).setInputFiles([textFile('short.txt')]);
  await expect(uploaded(page, 'short.txt')).toBeVisible();
  const tooltip = page.locator('[role=tooltip]');
  const layouts = page.getByRole('button', { name: 'Grid', exact: true });
  // One move of the mouse, which also loads what shows them.
  const place = await layouts.boundingBox();
  if (!place) throw new Error('The button is not shown');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await expect(tooltip).toHaveText('Grid');
  await look('tooltip');
  await lookInLight('tooltip');
  // The next one takes its place.
  await page.getByRole('button', { name: 'List', exact: true }).hover();
  await expect(tooltip).toHaveText('List');
  await page.mouse.down();
  await expect(tooltip).toHaveCount(0);
  await page.mouse.up();

  await page.keyboard.press('Tab');
  await expect(layouts).toBeFocused();
  await expect(tooltip).toHaveText('Grid');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('a name has a tooltip only where it is cut off', async ({ page, token: _token }) => {
  const long = `${'a long afternoon by the harbour '.repeat(6)}.txt`;
  await chooser(page).setInputFiles([textFile('short.txt'), textFile(long)]);
  await expect(uploaded(page, 'short.txt')).toBeVisible();
  await expect(uploaded(page, long)).toBeVisible();
  const tooltip = page.locator('[role=tooltip]');
  const table = page.getByRole('table');
  await table.getByRole('link', { name: long, exact: true }).hover();
  await expect(tooltip).toHaveText(long);
  // From one to the next there is no waiting: that of the short name would be there with the move.
  await table.getByRole('link', { name: 'short.txt', exact: true }).hover();
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('button', { name: 'Grid', exact: true }).hover();
  await expect(tooltip).toHaveText('Grid');
});
