// @desktop

import { openMenu } from '../support/pages/menu.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import {
  approve,
  becomeAdministrator,
  register,
  robin,
  signOut,
  wren,
} from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, openUploads, storedToken, test } from '../support/test.ts';

test('signing in leads to the dashboard, logging out back to the login @phone', async ({
  page,
  perch,
  look,
}) => {
  await becomeAdministrator(perch);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look('login');
  await submitLogin(page, robin);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Perch');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
  await openMenu(page);
  await expect(page.getByText(robin.email).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('a wrong password is told in place, and is no expired session', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  await becomeAdministrator(perch);
  complaints.announce(/401.*\/api\/auth\/login/);
  await page.goto('/login');
  await submitLogin(page, { ...robin, password: 'wrong password' });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(page.getByText('Session expired')).toHaveCount(0);
  await look('login-failed');
});

test('both fields of the login are required', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email or username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('a pending account is let in only after its approval', async ({ page, perch, complaints }) => {
  const administrator = await becomeAdministrator(perch);
  const id = await register(perch, wren);
  complaints.announce(/403.*\/api\/auth\/login/);
  await page.goto('/login');
  await submitLogin(page, wren);
  await expect(page.getByRole('alert')).toHaveText(
    'Account not approved yet. Please wait for admin approval.',
  );
  await approve(perch, administrator, id);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Welcome back, wren')).toBeVisible();
});

test('a visitor is sent to the login, and after it to where they wanted to go', async ({
  page,
  perch,
}) => {
  await becomeAdministrator(perch);
  await page.goto('/uploads?type=image');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/uploads?type=image');
});

test('the start page and unknown pages lead to the dashboard', async ({ page, token: _token }) => {
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a signed-in user does not see the login page', async ({ page, token: _token }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('an expired session is told once and leads to the login', async ({
  page,
  perch,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/401/);
  await signOut(perch, token);
  await page.getByRole('link', { name: 'Images' }).click();
  const sentence = page.getByText('Session expired. Please login again.');
  await expect(sentence).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // It may have gone by now, but has not come a second time.
  expect(await sentence.count()).toBeLessThan(2);
  expect(await storedToken(page)).toBeNull();
  await look('session-expired');
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/uploads?type=image');
});

test('a session that was over before the page was opened is told once', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/401/);
  await signOut(perch, token);
  await page.reload();
  await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login/);
});

test('logging out in one tab signs the other out too', async ({ page, context, token: _token }) => {
  const other = await context.newPage();
  await openUploads(other);
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

testWithFaults(
  'a server that does not answer ends no session',
  async ({ page, front, token, complaints }) => {
    complaints.announce(/ERR_EMPTY_RESPONSE/);
    front.cut('GET', '/api/auth/me');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Perch is not responding' })).toBeVisible();
    front.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
    expect(await storedToken(page)).toBe(token);
  },
);
