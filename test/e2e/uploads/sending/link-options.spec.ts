// @desktop @long

import type { Page } from '@playwright/test';

import { textFile } from '../../support/files/files.ts';
import {
  chooser,
  openUploadOptions,
  storedUploads,
  tray,
  uploaded,
} from '../../support/pages/uploading.ts';
import { expect, test } from '../../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'New uploads' });
const open = openUploadOptions;
const choose = (page: Page, label: string, choice: string) =>
  panel(page).getByLabel(label, { exact: true }).selectOption({ label: choice });
const stored = (page: Page, name: string) => expect(uploaded(page, name)).toBeVisible();

const daysUntil = (iso: string | null | undefined) =>
  Math.round((Date.parse(iso ?? '') - Date.now()) / (24 * 60 * 60 * 1000));

/** The options of each upload that the browser begins from now on. */
function begunWith(page: Page): Record<string, string>[] {
  const begun: Record<string, string>[] = [];
  page.on('request', (request) => {
    const metadata = request.headers()['upload-metadata'];
    if (request.method() !== 'POST' || metadata === undefined) return;
    const pairs = metadata.split(',').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    });
    begun.push(Object.fromEntries(pairs.filter(([name]) => !name.startsWith('file'))));
  });
  return begun;
}

test('files get the options of the moment they were chosen in, the name only one of them', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const begun = begunWith(page);
  await open(page);
  await expect(panel(page)).toContainText('never expires');
  await choose(page, 'Link expires', 'after 7 days');
  await choose(page, 'Downloads', 'a limited number');
  await panel(page).getByLabel('Number of downloads').fill('3');
  await choose(page, 'The link opens', 'a page that shows the file');
  await panel(page).getByRole('button', { name: 'Generate a password' }).click();
  const password = await panel(page).getByLabel('Password', { exact: true }).inputValue();
  expect(password).toMatch(/^\S{20}$/);
  await panel(page).getByLabel('Link name').fill('holiday-2026');
  await expect(panel(page)).toContainText(
    'expires after 7 days · 3 downloads · link to a page · password · link named “holiday-2026”',
  );
  await look('new-uploads-open');
  await lookInLight('new-uploads-open');
  const shared = { expires: '7d', maxDownloads: '3', burn: 'false', link: 'view', password };
  // The second is too large for one request.
  await chooser(page).setInputFiles([textFile('a.txt'), textFile('b.txt', 300_000)]);
  await stored(page, 'b.txt');
  expect(begun).toEqual([shared, shared]);
  await expect(tray(page).getByText('expires after 7 days · 3 downloads')).toHaveCount(2);
  await chooser(page).setInputFiles(textFile('c.txt'));
  await expect(panel(page).getByLabel('Link name')).toHaveValue('');
  await stored(page, 'c.txt');
  await chooser(page).setInputFiles(textFile('d.txt'));
  await stored(page, 'd.txt');
  expect(begun.slice(2)).toEqual([{ ...shared, slug: 'holiday-2026' }, shared]);
  const uploads = await storedUploads(perch, token);
  expect(uploads.map(({ publicUrl }) => publicUrl.endsWith('/v/holiday-2026'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  for (const upload of uploads) {
    expect(upload).toMatchObject({
      downloadsLeft: 3,
      burn: false,
      link: 'view',
      hasPassword: true,
    });
    expect(daysUntil(upload.expiresAt)).toBe(7);
  }
});

test('a refused option is said at its field, and a retry takes the corrected one', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/409 \(Conflict\)/);
  await open(page);
  const name = panel(page).getByLabel('Link name');
  await name.fill('trip');
  await chooser(page).setInputFiles(textFile('a.txt'));
  await stored(page, 'a.txt');
  await name.fill('trip');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await chooser(page).setInputFiles(textFile('b.txt', 300_000));
  await expect(name).toHaveValue('trip');
  await expect(name).toHaveAccessibleDescription(/trip/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await look('new-uploads-refused');
  await name.fill('trip-2');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await tray(page).getByRole('button', { name: 'Retry b.txt' }).click();
  await stored(page, 'b.txt');
  const uploads = await storedUploads(perch, token);
  expect(uploads.map(({ publicUrl }) => publicUrl.split('/').at(-1))).toEqual([
    'trip-2.txt',
    'trip.txt',
  ]);
});

test('the account has options for what leaves them open', async ({ page, perch, token, look }) => {
  await page.goto('/settings');
  const settings = page.getByRole('region', { name: 'New uploads' });
  await settings.getByLabel('Link expires').selectOption({ label: 'after 30 days' });
  await settings
    .getByLabel('Downloads', { exact: true })
    .selectOption({ label: 'a limited number' });
  await settings.getByLabel('Number of downloads').fill('5');
  await look('new-uploads-defaults');
  await settings.getByRole('button', { name: 'Save defaults' }).click();
  await expect(page.getByText('Defaults for new uploads saved')).toBeVisible();
  await page.goto('/uploads');
  await open(page);
  await expect(panel(page)).toContainText('expires after 30 days · 5 downloads');
  await choose(page, 'Downloads', 'unlimited');
  await expect(panel(page)).toContainText('expires after 30 days · unlimited downloads');
  await chooser(page).setInputFiles(textFile('a.txt'));
  await stored(page, 'a.txt');
  const [upload] = await storedUploads(perch, token);
  expect(upload).toMatchObject({ downloadsLeft: null, burn: false });
  expect(daysUntil(upload?.expiresAt)).toBe(30);
});

test('a device remembers the options until they are reset, but no password and no name', async ({
  page,
  token: _token,
}) => {
  await open(page);
  await choose(page, 'Downloads', 'one, then the file is deleted');
  await panel(page).getByLabel('Password', { exact: true }).fill('hunter2');
  await panel(page).getByLabel('Link name').fill('trip');
  await page.reload();
  await open(page);
  await expect(panel(page)).toContainText('one download, then the file is deleted');
  await expect(panel(page).getByRole('paragraph').first()).not.toContainText('password');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('maxDownloads');
  expect(kept).not.toMatch(/hunter2|trip/);
  await panel(page).getByRole('button', { name: 'Reset options' }).click();
  await expect(panel(page)).toContainText('never expires');
  await page.reload();
  const begun = begunWith(page);
  await chooser(page).setInputFiles(textFile('a.txt'));
  await stored(page, 'a.txt');
  expect(begun).toEqual([{}]);
});
