import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, type Page, test } from '@playwright/test';

import { findBun } from '../../../scripts/find-bun.mjs';
import { root } from '../../../scripts/project.mjs';
import { axeFindings, expectToFit } from '../support/test.ts';

// From a disk, where a browser allows least: what works there works from every static host.
const folder = mkdtempSync(join(tmpdir(), 'perch-docs-'));
const addressOf = (page: string) => pathToFileURL(join(folder, 'latest', page)).href;

test.beforeAll(() => {
  execFileSync(findBun(root), ['scripts/docs/build.ts', folder], { cwd: root, stdio: 'ignore' });
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

test('the documentation is found by words, in both themes, without a server', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('searchbox').fill('zzzzzzzz');
  await expect(page.locator('#found')).toContainText('Nothing has “zzzzzzzz” in it.');
  expect(unexpected).toEqual([]);
});

// Apart, as axe asks for the style once more, which no page from a disk may.
test('everybody can read it, in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf('index.html'));
  await page.getByRole('searchbox').fill('sharex');
  await expect(page.locator('#found a').first()).toHaveText(/ShareX/);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(addressOf('install/nixos.html'));
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('the menu leads from page to page', async ({ page, isMobile }) => {
  await page.goto(addressOf('use/albums.html'));
  const menu = page.getByRole('navigation', { name: 'All pages' });
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Containers' }).click();
  await expect(page).toHaveURL(/install\.html#containers$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveTitle(/^Requests for files · Perch \d/);
});
