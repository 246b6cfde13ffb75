// @desktop @long

import type { Frame, Page } from '@playwright/test';

import { png } from '../../support/files/pictures.ts';
import { fileOf, store, type TestFile } from '../support/files/files.ts';
import { pdf } from '../support/files/pdf.ts';
import { webm } from '../support/files/video.ts';
import { launchWithViewers } from '../support/servers/launch.ts';
import type { Perch } from '../support/servers/perch.ts';
import { expect, test } from '../support/test.ts';

test.use({ env: { MAX_FILE_SIZE: '30MB' }, launchOptions: launchWithViewers });

const details = (page: Page) => page.getByRole('dialog', { name: 'File details' });
const binary = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  name,
  mimeType,
  buffer,
});

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/uploads');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
}

/** The browser's own viewer, which is a page of its own in the frame. */
async function pdfViewer(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  await expect(() => expect(find()).toBeDefined()).toPass();
  return find() ?? page.mainFrame();
}

async function viewsOf(perch: Perch, token: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${perch.origin}/api/upload/my?limit=100`, { headers });
  const { data }: { data: { uploads: { originalName: string; views: number }[] } } = JSON.parse(
    await answer.text(),
  );
  return Object.fromEntries(data.uploads.map(({ originalName, views }) => [originalName, views]));
}

test('a film can be entered anywhere', async ({ page, perch, token, look }) => {
  await store(perch, token, binary('film.webm', 'video/webm', webm(20, 200_000)));
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'media') answered.push(response.status());
  });
  await open(page, 'film.webm');
  const film = details(page).getByLabel('Preview of film.webm');
  await expect(film).toHaveJSProperty('duration', 20);
  const reached = await film.evaluate(async (video: HTMLVideoElement) => {
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve));
    video.currentTime = 17;
    await seeked;
    return [video.seekable.end(0), video.currentTime, video.videoWidth];
  });
  expect(reached).toEqual([20, 17, 64]);
  await expect(details(page)).toContainText('video/webm');
  await look('details-video');
  // Only in parts can a film be entered anywhere.
  expect(new Set(answered)).toEqual(new Set([206]));
});

test('a PDF is read in the page', async ({ page, perch, token, look }) => {
  await store(perch, token, binary('paper.pdf', 'application/pdf', pdf('Good morning')));
  await open(page, 'paper.pdf');
  await expect(details(page).getByTitle('Preview of paper.pdf')).toHaveAttribute('src', /^blob:/);
  const viewer = await pdfViewer(page);
  await expect(viewer.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(viewer.getByText('Failed to load PDF document')).toHaveCount(0);
  await look('details-pdf');
});

test('a page by the name of a PDF runs nothing', async ({ page, perch, token, look }) => {
  const script = `fetch('/stolen'); parent.document.title = 'ran'; top.document.title = 'ran'`;
  const html = `%PDF-1.4\n<!doctype html><html><script>${script}</script></html>`;
  await store(perch, token, fileOf('page.pdf', 'application/pdf', html));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'page.pdf');
  const viewer = await pdfViewer(page);
  await expect(viewer.getByText('Failed to load PDF document')).toBeVisible();
  await look('details-pdf-broken');
  await store(perch, token, fileOf('renamed.pdf', 'application/pdf', html.slice(9)));
  await open(page, 'renamed.pdf');
  await expect(details(page)).toContainText('application/octet-stream');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
  await expect(page).toHaveTitle('renamed.pdf · Uploads · Perch');
});

test('a frame of the app runs no script of its own', async ({
  page,
  token: _token,
  complaints,
}) => {
  complaints.announce(/Content Security Policy/);
  await page.evaluate(async () => {
    const html = '<script>parent.document.title = "ran"</script>';
    const frame = document.createElement('iframe');
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  });
  await expect(page).toHaveTitle('Uploads · Perch');
});

test('a PDF that is too large for that is read in a new tab', async ({ page, perch, token }) => {
  const large = Buffer.concat([pdf('Good morning'), Buffer.alloc(20 * 1024 ** 2)]);
  const url = await store(perch, token, binary('atlas.pdf', 'application/pdf', large));
  await open(page, 'atlas.pdf');
  const link = details(page).getByRole('link', { name: 'Read the PDF in a new tab' });
  await expect(link).toHaveAttribute('href', url);
  await expect(details(page).getByTitle('Preview of atlas.pdf')).toHaveCount(0);
});

test('looking at one’s own files is not counted', async ({ page, perch, token }) => {
  const files = [
    binary('photo.png', 'image/png', png(300, 200)),
    binary('film.webm', 'video/webm', webm(3, 10)),
    binary('paper.pdf', 'application/pdf', pdf('Good morning')),
    fileOf('notes.txt', 'text/plain', 'hello'),
  ];
  let last = '';
  for (const file of files) {
    last = await store(perch, token, file);
    const answered = page.waitForResponse(/\/f\/\w+\?preview(=|$)/);
    await open(page, file.name);
    expect((await answered).ok()).toBe(true);
  }
  await (await fetch(last)).text();
  // Counted later than the others and written no earlier.
  await expect(async () => {
    expect((await viewsOf(perch, token))['notes.txt']).toBeGreaterThan(0);
  }).toPass();
  expect(await viewsOf(perch, token)).toEqual({
    'photo.png': 0,
    'film.webm': 0,
    'paper.pdf': 0,
    'notes.txt': 1,
  });
});
