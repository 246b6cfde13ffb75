// @long
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { fileOf, imageFile, store, textFile } from '../support/files/files.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { storeAlbum } from '../support/state/albums.ts';
import { todaySince } from '../support/state/today.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, expectToFit, test } from '../support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.use({ home: '/dashboard' });

test.beforeEach(async ({ page, token: _token }) => {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('a new account is welcomed and led to its first upload', async ({ page, look }) => {
  await expect(page).toHaveTitle('Dashboard · Perch');
  await expect(page.getByRole('heading', { name: 'Welcome to Perch, robin!' })).toBeVisible();
  await expect(card(page, 'Total Uploads')).toContainText('0 in the last 30 days');
  await expect(card(page, 'Total Size')).toContainText('0 Bytes');
  await expect(card(page, 'Account Status')).toContainText('Active');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await look('dashboard-empty');
  await page.getByRole('link', { name: 'Upload your first file' }).click();
  await expect(page).toHaveURL('/uploads');
});

test('the figures, the types and the five latest uploads are shown', async ({
  page,
  perch,
  token,
  look,
}) => {
  const begin = new Date();
  await store(perch, token, textFile('oldest.txt', 2048));
  await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, fileOf('song.mp3', 'audio/mpeg', 'ID3\u0004\0\0\0\0\0\0'.repeat(600)));
  await store(perch, token, textFile(`${'a-very-long-name-'.repeat(9)}.txt`, 900));
  await store(perch, token, fileOf('films.zip', 'application/zip', 'PK'.repeat(300)));
  await store(perch, token, textFile('newest.txt', 5));
  await storeAlbum(perch, token, { name: 'Holiday' }, []);
  await page.reload();
  await expect(card(page, 'Total Uploads')).toContainText('6 in the last 30 days');
  await expect(card(page, 'Total Size')).toContainText('KB');
  const collections = card(page, 'Albums, tags, requests and links');
  await expect(collections).toContainText('Albums1Tags0File requests0Short links0Clicks0');
  const recent = card(page, 'Recent uploads');
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent.getByRole('listitem').first()).toContainText('newest.txt');
  const picture = recent.getByRole('listitem').filter({ hasText: 'harbour.png' }).locator('img');
  await expect(picture).toBeVisible();
  await expect(recent).toContainText('5 Bytes');
  await expect(recent).not.toContainText('oldest.txt');
  await expect(recent.getByRole('listitem').first()).toContainText(todaySince(begin));
  const types = card(page, 'Storage by type');
  await expect(types).toContainText('Text');
  await expect(types).toContainText('3 files');
  await look('dashboard');
  await recent.getByRole('link', { name: 'All uploads' }).click();
  await expect(page).toHaveURL('/uploads');
});

test('files in the trash are counted apart, here and in the profile @desktop', async ({
  page,
  perch,
  token,
}) => {
  await store(perch, token, textFile('kept.txt'));
  await store(perch, token, textFile('thrown.txt'));
  const mine = await fetch(`${perch.origin}/api/upload/my?search=thrown`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await mine.json();
  await fetch(`${perch.origin}/api/upload/${data.uploads[0]._id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.reload();
  await expect(card(page, 'Total Uploads')).toContainText('1 more in the trash');
  await expect(card(page, 'Total Uploads').getByText('1', { exact: true })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('1 · 1 more in the trash')).toBeVisible();
});

test('files that expire within a week are listed, the next one first', async ({
  page,
  perch,
  token,
  look,
}) => {
  await expect(card(page, 'Expiring soon')).toContainText(
    'No file expires within the next 7 days.',
  );
  await store(perch, token, textFile('later.txt'), { expires: '3d' });
  await store(perch, token, textFile('next.txt'), { expires: '2h' });
  await store(perch, token, textFile('not-soon.txt'), { expires: '30d' });
  await store(perch, token, textFile('kept.txt'));
  await page.reload();
  const files = card(page, 'Expiring soon').getByRole('listitem');
  await expect(files).toHaveCount(2);
  await expect(files.first()).toContainText('next.txt');
  await expect(files.first()).toContainText('in 2 hours');
  await expect(files.last()).toContainText('later.txt');
  await look('dashboard-expiring');
});

test('a link is copied from among the latest uploads @desktop', async ({ page, perch, token }) => {
  const url = await store(perch, token, textFile('notes.txt'));
  await page.reload();
  await page.getByRole('button', { name: 'Copy URL of notes.txt' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(url);
});

test('the quick actions lead on @desktop', async ({ page }) => {
  const actions = card(page, 'Quick actions');
  await expect(actions.getByRole('link', { name: 'Manage Domains' })).toHaveAttribute(
    'href',
    '/domains',
  );
  const saving = page.waitForEvent('download');
  await actions.getByRole('button', { name: 'ShareX Config' }).click();
  await expect(page.getByText('ShareX configuration downloaded!')).toBeVisible();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/\.sxcu$/);
  const config = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(config.Version).toBe('14.1.0');
  await actions.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await card(page, 'Quick actions').getByRole('link', { name: 'Upload Files' }).click();
  await expect(page).toHaveURL('/uploads');
});

testWithFaults(
  'statistics that cannot be had are dashes instead of zeros, and can be asked for again @desktop',
  async ({ page, front, perch, token, complaints, look }) => {
    await store(perch, token, textFile('notes.txt'));
    complaints.announce(/500.*\/api\/upload\/stats/);
    front.answer('GET', '/api/upload/stats', 500, refusal('Broken.', 'internal'));
    await page.reload();
    await expect(page.getByText('Your statistics could not be loaded.')).toBeVisible();
    await expect(card(page, 'Total Uploads').getByText('–', { exact: true })).toBeVisible();
    await expect(card(page, 'Total Uploads')).not.toContainText('0');
    await expect(card(page, 'Total Size').getByText('–', { exact: true })).toBeVisible();
    await expect(card(page, 'Albums, tags, requests and links')).toContainText('Albums–');
    await expect(page.getByText('notes.txt')).toBeVisible();
    await look('dashboard-without-statistics');
    front.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Total Uploads')).toContainText('1 in the last 30 days');
  },
);

testWithFaults(
  'uploads that cannot be had say why and can be asked for again @desktop',
  async ({ page, front, complaints, look }) => {
    complaints.announce(/503.*\/api\/upload\/my/);
    front.answer('GET', '/api/upload/my', 503, refusal('Too busy.', 'busy'));
    await page.reload();
    const recent = card(page, 'Recent uploads');
    await expect(recent).toContainText('Your uploads could not be loaded');
    await expect(recent).toContainText('Too busy.');
    await look('dashboard-uploads-failed');
    front.heal();
    await recent.getByRole('button', { name: 'Try again' }).click();
    await expect(recent).toContainText('No uploads yet');
  },
);

testWithFaults('while it loads, the page has its shape', async ({ page, front, look }) => {
  const release = front.hold('GET', /^\/api\/upload\/(stats|my)$/);
  await page.reload();
  await expect(page.getByLabel('Loading your storage by type')).toBeVisible();
  await expect(page.getByLabel('Loading your uploads')).toBeVisible();
  await look('dashboard-loading');
  release();
  await expect(page.getByText('No uploads yet')).toBeVisible();
});

test('the dashboard fits every screen', async ({ page, perch, token, look }) => {
  await store(perch, token, imageFile(`${'averylongnamewithoutanyspaces'.repeat(5)}.png`));
  await page.reload();
  await expect(page.getByText('averylongname').first()).toBeVisible();
  for (const width of [320, 768, 1024, 1920, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, `at ${width} pixels`);
  }
  await look('dashboard-4k');
  await page.setViewportSize({ width: 320, height: 900 });
  await look('dashboard-narrow');
});
