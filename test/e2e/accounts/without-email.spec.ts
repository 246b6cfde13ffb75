// @long

import { openTab } from '../support/pages/settings.ts';
import { approve, becomeAdministrator, register, signIn } from '../support/state/accounts.ts';
import { expect, openAs, test } from '../support/test.ts';

const wren = { username: 'wren', email: '', password: 'battery staple' };

test.use({ home: '', env: { EMAIL_REQUIRED: 'off' } });

test('a person registers without an email, and administrators see that there is none', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  await page.goto('/register');
  const email = page.getByLabel('Email (optional)');
  await expect(email).toHaveAccessibleDescription(/a forgotten password cannot be reset by email/);
  await page.getByLabel('Username').fill(wren.username);
  await email.fill('wren');
  await page.getByLabel('Password', { exact: true }).fill(wren.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(wren.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is not a valid address')).toBeVisible();
  await look('register-email-refused');
  await email.fill(' ');
  await expect(page.getByText('Email is not a valid address')).toBeHidden();
  await look('register-email-optional');
  await lookInLight('register-email-optional');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You can sign in as soon as')).toBeVisible();
  await expect(page.getByText('You will')).toHaveCount(0);

  await openAs(page, token);
  await page.goto('/admin?tab=pending-users');
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: 'wren' });
  await expect(row.getByText('–', { exact: true })).toBeVisible();
  await look('admin-pending-without-email');
  await row.getByRole('button', { name: /Reject/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('wren', { exact: true })).toBeVisible();
  await expect(dialog).not.toContainText('email');
  await look('admin-reject-without-email');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /Approve/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/admin?tab=users');
  await expect(row.getByText('–', { exact: true })).toBeVisible();
  await look('admin-users-without-email');
  await lookInLight('admin-users-without-email');
  await page.getByRole('link', { name: 'wren' }).click();
  await expect(page.getByText('Email', { exact: true })).toBeVisible();
  await expect(page.getByText('–', { exact: true })).toBeVisible();
  await look('admin-user-without-email');
  await page.goto('/admin?tab=settings');
  await expect(page.getByLabel('Email of new accounts')).toHaveValue('off');
  await look('admin-settings-email-optional');
});

test('an account without an email says so, and gets one in the settings', async ({
  page,
  perch,
  complaints,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  await approve(perch, token, await register(perch, wren));
  await openAs(page, await signIn(perch, { ...wren, email: wren.username }));
  await openTab(page, 'profile');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('');
  await expect(email).toHaveAccessibleDescription(/Your account has no email/);
  await expect(page.getByText('Email me a day')).toHaveCount(0);
  await look('settings-profile-without-email');
  await lookInLight('settings-profile-without-email');
  await page.getByLabel('Username').fill('jenny wren');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(email).toHaveValue('');

  complaints.announce(/403.*\/api\/auth\/profile/);
  await email.fill('wren@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Your password', { exact: true }).fill(wren.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your account has no email')).toBeHidden();
  await expect(page.getByText('Email me a day')).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue('wren@example.org');
  expect(await signIn(perch, { ...wren, email: 'wren@example.org' })).toBeTruthy();
});
