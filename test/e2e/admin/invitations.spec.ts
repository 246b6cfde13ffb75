// @long
import { becomeAdministrator, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a server by invitation', () => {
  test.use({ env: { REGISTRATION: 'invite' } });

  test('a visitor without an invitation finds no form @desktop', async ({ page, perch, look }) => {
    await becomeAdministrator(perch);
    await page.goto('/login');
    await expect(page.getByText('New accounts need an invitation.')).toBeVisible();
    await page.goto('/register');
    await expect(page.getByText('Ask an administrator for a link.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeHidden();
    await look('register-by-invitation');
  });

  test('the link of an invitation makes an account and signs in', async ({ page, perch, look }) => {
    const token = await becomeAdministrator(perch);
    const answer = await fetch(`${perch.origin}/api/admin/invites`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = await answer.json();
    await page.goto(data.url);
    await expect(page.getByText('You are invited.')).toBeVisible();
    await look('register-invited');
    await page.getByLabel('Username').fill(wren.username);
    await page.getByLabel('Email').fill(wren.email);
    await page.getByLabel('Password', { exact: true }).fill(wren.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(wren.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a link to set a new password that is not valid says so @desktop', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  await becomeAdministrator(perch);
  complaints.announce(/400.*\/api\/auth\/password\/reset/);
  await page.goto('/reset-password?token=used');
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another one');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await look('reset-password-refused');
});

test('without mail the login page promises no link @desktop', async ({ page, perch }) => {
  await becomeAdministrator(perch);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden();
});
