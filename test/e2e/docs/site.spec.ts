import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, type Page, test } from '@playwright/test';

import { root } from '../../../scripts/project.mjs';
import { axeFindings, expectToFit } from '../support/test.ts';

// From a disk, where a browser allows least: what works there works from every static host.
const folder = mkdtempSync(join(tmpdir(), 'perch-docs-'));
const addressOf = (page: string) => pathToFileURL(join(folder, 'latest', page)).href;

test.beforeAll(() => {
  execFileSync('node', ['scripts/build-docs.mjs', folder], { cwd: root, stdio: 'ignore' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function watch(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:') && !request.url().startsWith('data:'))
      seen.push(request.url());
  });
  return seen;
}

/** On a phone the choice stands below the menu. */
async function chooseLight(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Select theme' }).selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
}

test('the documentation is found by words, in both themes, without a server', async ({
  page,
  isMobile,
}) => {
  const unexpected = watch(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf('index.html'));
  await expectToFit(page);

  await page.getByRole('searchbox').fill('sharex');
  await expect(page.locator('#found a').first()).toHaveText(/ShareX/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clients\/sharex\.html$/);
  await expect(page.getByRole('img', { name: 'The files for upload clients' })).toHaveCount(1);

  await page.goto(addressOf('install/kubernetes.html'));
  await chooseLight(page, isMobile);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('docker build');
  await page.getByRole('searchbox').fill('zzzzzzzz');
  await expect(page.locator('#found')).toContainText('No results for “zzzzzzzz”.');
  expect(unexpected).toEqual([]);
});

// Apart, as axe asks for the style once more, which no page from a disk may.
test('everybody can read it, in both themes', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf('index.html'));
  await page.getByRole('searchbox').fill('sharex');
  await expect(page.locator('#found a').first()).toHaveText(/ShareX/);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(addressOf('install/nixos.html'));
  await chooseLight(page, isMobile);
  expect(await axeFindings(page)).toEqual([]);
});

test('the menu leads from page to page', async ({ page, isMobile }) => {
  await page.goto(addressOf('use/albums.html'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Containers' }).click();
  await expect(page).toHaveURL(/install\.html#containers$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveTitle(/^Previews of links · Perch \d/);
});
