// @long

import type { Page } from '@playwright/test';

import { openMenu } from '../support/pages/menu.ts';
import { becomeAdministrator, register, wren } from '../support/state/accounts.ts';
import { expect, openUploads, storedToken, test } from '../support/test.ts';

// The browser is its own proxy: it connects from an address that Perch trusts, and adds the headers.
test.use({
  env: { TRUSTED_AUTH_CIDRS: '127.0.0.1/32,::1/128', REGISTRATION: 'open' },
});

const nameVisitor = (page: Page, name: string) =>
  page.setExtraHTTPHeaders({ 'Remote-User': name, 'Remote-Email': `${name}@example.org` });

const proxyButton = (page: Page) => page.getByRole('button', { name: 'Single sign-on' });
const form = (page: Page) => page.getByLabel('Password', { exact: true });

test('the proxy signs a visitor in without being asked @desktop', async ({ page, perch }) => {
  await becomeAdministrator(perch);
  await nameVisitor(page, 'finch');
  await page.goto('/uploads?type=image');
  await expect(page).toHaveURL('/uploads?type=image');
  expect(await storedToken(page)).toBeTruthy();
});

test('after a sign-out only the button signs in by the proxy, also on a page loaded again', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  await becomeAdministrator(perch);
  await nameVisitor(page, 'finch');
  await openUploads(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(form(page)).toBeVisible();
  await look('login-proxy');
  await lookInLight('login-proxy');
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await proxyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).toBeTruthy();
});

test('a sign-out in one tab is none that another tab undoes @desktop', async ({ page, perch }) => {
  await becomeAdministrator(perch);
  await nameVisitor(page, 'finch');
  await openUploads(page);
  const other = await page.context().newPage();
  await nameVisitor(other, 'finch');
  await openUploads(other);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(form(other)).toBeVisible();
  await expect(form(page)).toBeVisible();
  await expect(proxyButton(other)).toBeVisible();
  expect(await storedToken(other)).toBeNull();
});

test('where the proxy names no one, the form is shown without a word, and the button says why @desktop', async ({
  page,
  perch,
  complaints,
}) => {
  complaints.announce(/40[13].*\/api\/auth\/proxy/);
  await becomeAdministrator(perch);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/proxy/session')) tries += 1;
  });
  await page.goto('/login');
  await expect(form(page)).toBeVisible();
  await expect.poll(() => tries).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await proxyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('did not send your username');
  await expect(form(page)).toBeVisible();
  expect(tries).toBe(2);
});

test.describe('where accounts are approved', () => {
  test.use({ env: { TRUSTED_AUTH_CIDRS: '127.0.0.1/32,::1/128', TRUSTED_AUTH_LINK_EMAIL: 'on' } });

  test('an account that waits is told so, though the page has tried by itself @desktop', async ({
    page,
    perch,
    complaints,
  }) => {
    complaints.announce(/403.*\/api\/auth\/proxy/);
    await becomeAdministrator(perch);
    await register(perch, wren);
    await nameVisitor(page, wren.username);
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'Account not approved yet. Please wait for admin approval.',
    );
    expect(await storedToken(page)).toBeNull();
  });
});
