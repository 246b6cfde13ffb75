// @desktop
import type { Page } from '@playwright/test';

import { store, textFile } from '../support/files/files.ts';
import { makeAlbum } from '../support/state/albums.ts';
import { expect, openUploads, test } from '../support/test.ts';

const file = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Drop on an album' });

/** Presses the mouse on a file, and moves it until the albums are there. */
async function drag(page: Page, name: string): Promise<void> {
  await file(page, name).hover();
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 4 });
  await expect(panel(page)).toBeVisible();
}

test('a file or the selected ones are dragged onto an album', async ({
  page,
  perch,
  token,
  look,
}) => {
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await store(perch, token, textFile(name));
  await makeAlbum(perch, token, { name: 'Winter' });
  await openUploads(page);
  await drag(page, 'a.txt');
  await look('albums-drop-panel');
  await panel(page).getByText('Winter').hover({ force: true });
  await page.mouse.up();
  await expect(page.getByText('Added to “Winter”: 1 file.')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  for (const name of ['b.txt', 'c.txt']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  }
  await drag(page, 'c.txt');
  await panel(page).getByText('Winter').hover({ force: true });
  await page.mouse.up();
  await expect(page.getByText('Added to “Winter”: 2 files.')).toBeVisible();
  // What is dropped elsewhere changes nothing.
  await drag(page, 'a.txt');
  await page.mouse.up();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/uploads');
});
