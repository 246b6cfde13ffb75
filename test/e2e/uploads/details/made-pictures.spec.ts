// @desktop

import type { Page } from '@playwright/test';

import { requireProgram } from '../../../../scripts/system-programs.mjs';
import { store, textFile } from '../../support/files/files.ts';
import { webm } from '../../support/files/video.ts';
import { told } from '../../support/pages/toasts.ts';
import { expect, test } from '../../support/test.ts';

requireProgram('ffmpeg');

test.use({ home: '' });

const film = { name: 'film.webm', mimeType: 'video/webm', buffer: webm(20, 20_000) };

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your Uploads' }).getByRole('row').filter({ hasText: name });
const thumbnail = (page: Page, name: string) => row(page, name).locator('img[src^="/t/"]');

test('a text has its picture in the grid a moment after it was sent, without a reload', async ({
  page,
  perch,
  token,
}) => {
  await store(perch, token, textFile('notes.txt'));
  await page.goto('/uploads');
  await expect(row(page, 'notes.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Grid' }).click();
  const picture = page.getByRole('region', { name: 'Your Uploads' }).locator('img[src^="/t/"]');
  await expect(picture).toHaveJSProperty('naturalWidth', 480);
});

test('the owner of a video chooses which of its frames is its picture', async ({
  page,
  perch,
  token,
  look,
  request,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  await store(perch, token, film);
  await page.goto('/uploads');
  await expect(thumbnail(page, 'film.webm')).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('link', { name: 'film.webm', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'File details' });
  await details.getByLabel('Preview of film.webm').evaluate(async (shown: HTMLVideoElement) => {
    const seeked = new Promise((resolve) => shown.addEventListener('seeked', resolve));
    shown.currentTime = 12;
    await seeked;
  });
  // The address of its picture in link previews has the time, as programs keep a picture by its address.
  const pictureInPreviews = async () => {
    const { data } = await (await request.get(`${perch.origin}/api/upload/my`, { headers })).json();
    const viewPage = await (await request.get(data.uploads[0].viewUrl)).text();
    return /property="og:image" content="([^"]+)"/.exec(viewPage)?.[1];
  };
  await details.getByRole('button', { name: 'Use this frame as the picture' }).click();
  await expect(told(page, 'The picture of this video was changed.')).toBeVisible();
  expect(await pictureInPreviews()).toMatch(/\.jpg\?v=\w+-12000$/);
  await details.getByRole('button', { name: 'Choose automatically' }).click();
  await expect.poll(pictureInPreviews).toMatch(/\.jpg$/);
  await look('details-poster');
  await page.keyboard.press('Escape');
  await expect(thumbnail(page, 'film.webm')).toHaveJSProperty('naturalWidth', 64);
});
