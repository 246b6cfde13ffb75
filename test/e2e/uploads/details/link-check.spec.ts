// @desktop

import type { Page } from '@playwright/test';

import { fileOf, store } from '../../support/files/files.ts';
import { pictureFile } from '../../support/files/picture.ts';
import { makeAlbum } from '../../support/state/albums.ts';
import { expect, test } from '../../support/test.ts';

test.use({ home: '', env: { SITE_NAME: 'Fjord Files' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link check' });
const program = (page: Page, name: string) => dialog(page).getByRole('region', { name });
const pictures = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((each) => each.complete));

test('the details of a file show its link as messengers draw it @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const long = `${'A very long name of a picture that nobody reads '.repeat(3)}.png`;
  await store(perch, token, pictureFile(long, { width: 900, height: 500, tint: 200 }));
  await page.goto('/uploads');
  await page.getByRole('link', { name: long, exact: true }).click();
  await page.getByRole('button', { name: 'Check link' }).click();
  await expect(program(page, 'Discord').getByText('Fjord Files')).toBeVisible();
  await expect(program(page, 'WhatsApp').getByRole('img')).toBeVisible();
  await expect(program(page, 'Signal')).toContainText('Signal shows previews of https addresses');
  await expect(dialog(page).getByText('localhost can be reached in your network')).toBeVisible();
  await expect(dialog(page).getByText('The title is cut')).toBeVisible();
  await pictures(page);
  await look('link-check-file');
  await lookInLight('link-check-file');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check link' })).toBeFocused();
});

test('an album is a gallery with buttons in Discord @phone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const files = [0, 1, 2, 3, 4, 5].map((at) =>
    pictureFile(`${at}.png`, { width: 480, height: at % 2 === 0 ? 320 : 600, tint: at * 50 }),
  );
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, files);
  await page.goto(`/albums/${album}`);
  await page.getByRole('button', { name: 'Check link' }).click();
  await expect(program(page, 'Discord').getByText('A gallery of 6 pictures')).toBeVisible();
  await expect(program(page, 'Discord').getByText('Download all')).toBeVisible();
  await expect(program(page, 'Slack').getByText('6 files')).toBeVisible();
  await pictures(page);
  await look('link-check-album');
  await lookInLight('link-check-album');
});

test('@desktop a text shows its first lines, and a locked link nothing', async ({
  page,
  perch,
  token,
}) => {
  await store(perch, token, fileOf('notes.txt', 'text/plain', 'Bring a towel.\nAnd a map.'));
  await page.goto('/uploads');
  await page.getByRole('link', { name: 'notes.txt', exact: true }).click();
  await page.getByRole('button', { name: 'Check link' }).click();
  await expect(program(page, 'Slack').getByText('Bring a towel.')).toBeVisible();
  await expect(dialog(page).getByText('There is no picture')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close link check' }).click();
  await page.getByRole('button', { name: 'Change link' }).click();
  await page.getByLabel('Password', { exact: true }).selectOption('Set a new one');
  await page.getByLabel('New link password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Check link' }).click();
  await expect(dialog(page).getByText('previews tell nothing of it')).toBeVisible();
  await expect(dialog(page).getByText('Bring a towel.')).toHaveCount(0);
});
