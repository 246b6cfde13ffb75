// @long @desktop

import type { Page } from '@playwright/test';

import { openMenu } from '../support/pages/menu.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { told } from '../support/pages/toasts.ts';
import type { Perch } from '../support/servers/perch.ts';
import {
  approve,
  becomeAdministrator,
  changeUser,
  register,
  removeUser,
  signIn,
  wren,
} from '../support/state/accounts.ts';
import { expect, openAs, storedToken, test } from '../support/test.ts';

const notApproved = 'Account not approved yet. Please wait for admin approval.';
const waiting = (page: Page) => page.getByRole('heading', { name: 'Account Pending' });

/** The browser is signed in as wren; gives the administrator's token and wren's id. */
async function openAsWren(page: Page, perch: Perch): Promise<[string, string]> {
  const administrator = await becomeAdministrator(perch);
  const id = await register(perch, wren);
  await approve(perch, administrator, id);
  await openAs(page, await signIn(perch, wren));
  return [administrator, id];
}

test('an account that is suspended meets the waiting screen in the middle of its work', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\//);
  const [administrator, id] = await openAsWren(page, perch);
  await changeUser(perch, administrator, id, { status: 'pending' });
  await page.getByRole('link', { name: 'Images' }).click();
  await expect(waiting(page)).toBeVisible();
  await expect(page).toHaveTitle('Account Pending · Perch');
  await expect(
    page.getByText('Your account awaits approval. Please wait for an administrator to approve it.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Uploads' })).toHaveCount(0);
  await look('account-pending');
  const refreshed = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await refreshed;
  await expect(waiting(page)).toBeVisible();
  await changeUser(perch, administrator, id, { status: 'approved' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('No files of this type')).toBeVisible();
  await expect(page).toHaveURL('/uploads?type=image');
  await expect(waiting(page)).toHaveCount(0);
});

test('an applicant can log out, and is refused at the login', async ({
  page,
  perch,
  complaints,
}) => {
  complaints.announce(/403.*\/api\/auth\/login/);
  const [administrator, id] = await openAsWren(page, perch);
  await changeUser(perch, administrator, id, { status: 'pending' });
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  await submitLogin(page, wren);
  await expect(page.getByRole('alert')).toHaveText(notApproved);
  expect(await storedToken(page)).toBeNull();
});

test('a rejected registration is refused at the login', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\/auth\/login/);
  const administrator = await becomeAdministrator(perch);
  const id = await register(perch, wren);
  await changeUser(perch, administrator, id, { status: 'rejected' });
  await page.goto('/login');
  await submitLogin(page, wren);
  await expect(page.getByRole('alert')).toHaveText(notApproved);
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  await look('login-rejected');
});

test('a deleted account is signed out at its next call', async ({ page, perch, complaints }) => {
  complaints.announce(/401/);
  const [administrator, id] = await openAsWren(page, perch);
  await removeUser(perch, administrator, id);
  await page.getByRole('link', { name: 'Images' }).click();
  const sentence = told(page, 'Session expired. Please login again.');
  await expect(sentence).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // It may have gone by now, but has not come a second time.
  expect(await sentence.count()).toBeLessThan(2);
  expect(await storedToken(page)).toBeNull();
});

test('a user who is no administrator is sent from the panel to the dashboard', async ({
  page,
  perch,
}) => {
  await openAsWren(page, perch);
  for (const path of ['/admin', '/admin?tab=users', '/admin/audit', '/admin/invitations']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome to Perch, wren!' })).toBeVisible();
  }
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});
