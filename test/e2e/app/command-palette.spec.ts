// @desktop @long

import type { Page } from '@playwright/test';

import { imageFile, store, textFile } from '../support/files/files.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { uploaded } from '../support/pages/uploading.ts';
import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import { approveDomain, requestDomain } from '../support/state/domains.ts';
import { expect, openAs, test } from '../support/test.ts';

test.use({ env: { BASE_DOMAINS: 'perch.example' } });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name, exact: true });

async function openPalette(page: Page, typed = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (typed) await field(page).fill(typed);
}

test('the keyboard opens it, walks through it, and goes to a page', async ({
  page,
  token: _token,
  look,
}) => {
  await openPalette(page);
  await expect(option(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
  // What comes from the server stands last.
  await expect(option(page, 'Download ShareX config')).toBeVisible();
  await look('palette');
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Uploads')).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).locator('[aria-selected=true]')).toHaveCount(1);
  await field(page).fill('audit');
  await expect(palette(page).getByRole('option')).toHaveText(['Admin: Audit log']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Escape and the same key close it, and the focus is where it was', async ({
  page,
  token: _token,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search uploads' });
  await search.fill('harbour');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('harbour');
});

test('a button opens it too, and says so where nothing is found @phone', async ({
  page,
  token: _token,
  look,
}) => {
  const button = page.getByRole('button', { name: 'Search or jump to…' });
  await button.click();
  await field(page).fill('qqqqq');
  await expect(palette(page).getByText('Nothing found for “qqqqq”')).toBeVisible();
  await expect(palette(page).getByRole('listbox')).toHaveCount(0);
  await look('palette-nothing');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('recent files stand there, and the server finds the others while one types', async ({
  page,
  perch,
  token,
  look,
}) => {
  const old = await store(perch, token, imageFile('harbour at dusk.png'));
  for (let number = 1; number <= 5; number++) {
    await store(perch, token, textFile(`notes ${number}.txt`));
  }
  await openPalette(page);
  await expect(option(page, 'notes 5.txt')).toBeVisible();
  await expect(option(page, 'harbour at dusk.png')).toHaveCount(0);
  await field(page).fill('dusk');
  await expect(option(page, 'harbour at dusk.png')).toBeVisible();
  await expect(option(page, 'notes 5.txt')).toHaveCount(0);
  await look('palette-files');
  await option(page, 'Copy URL of harbour at dusk.png').click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(old);
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await field(page).fill('dusk');
  await option(page, 'harbour at dusk.png').click();
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(details.getByRole('heading', { name: 'harbour at dusk.png' })).toBeVisible();
  await expect(page).toHaveTitle('harbour at dusk.png · Uploads · Perch');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeFocused();
});

test('every client has its configuration there, for each approved domain', async ({
  page,
  perch,
  token,
  look,
}) => {
  const approved = await requestDomain(perch, token, 'wren.perch.example', 'subdomain');
  await approveDomain(perch, token, approved);
  await requestDomain(perch, token, 'waiting.perch.example', 'subdomain');
  await openPalette(page, 'config wren');
  await expect(option(page, 'Copy ShareX config for wren.perch.example')).toBeVisible();
  await look('palette-clients');
  await option(page, 'Copy ShareX config for wren.perch.example').click();
  await expect(page.getByText('ShareX configuration copied to clipboard!')).toBeVisible();
  expect(JSON.parse(await clipboardText(page)).Arguments).toEqual({ domain: 'wren.perch.example' });
  await openPalette(page, 'waiting');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  await field(page).fill('curl');
  const saving = page.waitForEvent('download');
  await option(page, 'Download curl script').click();
  expect((await saving).suggestedFilename()).toMatch(/\.sh$/);
  for (const name of ['Copy ishare config', 'Copy screenshot script', 'Copy curl script']) {
    await openPalette(page, name.toLowerCase());
    await option(page, name).click();
    await expect(page.getByText(/ copied to clipboard!/).last()).toBeVisible();
    await expect.poll(() => clipboardText(page)).toContain('/api/upload');
  }
});

test('it uploads, lists the shortcuts, and logs out', async ({ page, token: _token }) => {
  await page.goto('/settings');
  await expect(page.getByRole('tab', { name: 'Profile', exact: true })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await openPalette(page, 'upload files');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(textFile('from-the-palette.txt'));
  await expect(page).toHaveURL('/uploads');
  await expect(uploaded(page, 'from-the-palette.txt')).toBeVisible();
  await openPalette(page, 'keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openPalette(page, 'log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('who is no administrator is offered nothing of the administration', async ({
  page,
  perch,
  token,
}) => {
  await approve(perch, token, await register(perch, wren));
  await openAs(page, await signIn(perch, wren));
  await openPalette(page);
  await expect(option(page, 'Settings')).toBeVisible();
  await expect(option(page, 'Admin')).toHaveCount(0);
  await field(page).fill('audit');
  await expect(palette(page).getByText('Nothing found for “audit”')).toBeVisible();
});
