// @long
import type { Page } from '@playwright/test';

import { openTab } from '../support/pages/settings.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { register, robin, signIn, wren } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, expectToFit, storedToken, test } from '../support/test.ts';

// Every test opens the tab that it is about.
test.use({ home: '' });

test('the tabs live in the URL and follow the keyboard @desktop', async ({
  page,
  token: _token,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveTitle('Profile · Settings · Perch');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await tab('Security').click();
  await expect(page).toHaveURL('/settings?tab=security');
  await page.keyboard.press('ArrowRight');
  await expect(tab('API & ShareX')).toBeFocused();
  await expect(page).toHaveURL('/settings?tab=api');
  await page.reload();
  await expect(tab('API & ShareX')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
  await tab('Security').focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/settings?tab=debug');
});

test('the profile can be changed, and the menu knows at once', async ({
  page,
  token: _token,
  look,
}) => {
  await openTab(page, 'profile');
  await expect(page.getByLabel('Username')).toHaveValue('robin');
  await look('settings-profile');
  await page.getByLabel('Username').fill('robin redbreast');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  // Phones have no room for it.
  await expect(page.getByText('Welcome back, robin redbreast')).toBeAttached();
  const mails = page.getByLabel('Email me a day before files expire');
  await expect(mails).not.toBeChecked();
  await mails.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('robin redbreast');
  await expect(mails).toBeChecked();
});

testWithFaults(
  'while it is sent, the button says so @desktop',
  async ({ page, front, token: _token }) => {
    await openTab(page, 'profile');
    const release = front.hold('PUT', '/api/auth/profile');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
);

test('a profile that cannot be taken says why @desktop', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
}) => {
  await register(perch, wren);
  complaints.announce(/40[39].*\/api\/auth\/profile/);
  await openTab(page, 'profile');
  await page.getByLabel('Username').fill('');
  await page.getByLabel('Email', { exact: true }).fill('nowhere');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Email is not a valid address')).toBeVisible();
  await look('settings-profile-invalid');
  await page.getByLabel('Username').fill('robin');
  await page.getByLabel('Email', { exact: true }).fill(wren.email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(robin.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
    'This username or email is already registered.',
  );
  await expect(page.getByText('Profile updated successfully!')).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wren.email);
});

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('the password is changed, and other browsers have to sign in again @desktop', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await signIn(perch, robin);
  await openTab(page, 'security');
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(2);
  await look('settings-security');
  await fillPasswords(page, robin.password, 'a better one');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1);
  expect(await signIn(perch, { ...robin, password: 'a better one' })).toBeTruthy();
});

test('a password that cannot be changed says why @desktop', async ({
  page,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/auth\/password/);
  await openTab(page, 'security');
  await fillPasswords(page, robin.password, 'a better one', 'another one');
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await fillPasswords(page, robin.password, 'short');
  await expect(page.getByText('New password must be at least 6 characters long')).toBeVisible();
  await fillPasswords(page, 'wrong', 'a better one');
  await expect(page.getByRole('alert')).toHaveText('The current password is incorrect.');
  await expect(page.getByText('Password changed successfully!')).toHaveCount(0);
  await look('settings-security-refused');
  const field = page.getByLabel('New password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('other sessions can be ended, one or all @desktop', async ({ page, perch, token, look }) => {
  const first = await signIn(perch, robin);
  await signIn(perch, robin);
  await openTab(page, 'security');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await sessions
    .getByRole('button', { name: /^End session of/ })
    .last()
    .click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('settings-end-sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
  expect(await storedToken(page)).toBe(token);
  const headers = { authorization: `Bearer ${first}` };
  expect((await fetch(`${perch.origin}/api/auth/me`, { headers })).status).toBe(401);
});

testWithFaults(
  'the debug tab shows the session, warns, and asks again',
  async ({ page, front, token: _token, look }) => {
    await openTab(page, 'debug');
    await expect(page.getByRole('region', { name: 'User data' })).toContainText(robin.email);
    const answer = page.getByRole('region', { name: 'Latest profile response' });
    await expect(answer).toContainText('"success": true');
    await expect(page.getByText('looks like a placeholder')).toBeVisible();
    await look('settings-debug');
    const user = { username: 'robin', email: 'robin@nest.dev', status: 'approved' };
    front.answer('GET', '/api/auth/me', 200, { success: true, data: { user } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('neither a role nor an admin flag')).toBeVisible();
    await expect(page.getByText('looks like a placeholder')).toBeHidden();
  },
);

testWithFaults(
  'what cannot be had can be asked for again @desktop',
  async ({ page, front, token: _token, complaints, look }) => {
    complaints.announce(/503.*\/api\/auth\/(token|sessions)/);
    const calls = /^\/api\/auth\/(token|sessions)$/;
    front.answer('GET', calls, 503, refusal('Too busy.', 'busy'));
    await openTab(page, 'api');
    await expect(page.getByText('Your API token could not be loaded')).toBeVisible();
    await look('settings-token-failed');
    await openTab(page, 'security');
    await expect(page.getByText('Your sessions could not be loaded')).toBeVisible();
    front.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This session')).toBeVisible();
  },
);

test('the settings fit every screen', async ({ page, token: _token, look }) => {
  for (const tab of ['profile', 'security', 'api', 'debug']) {
    await openTab(page, tab);
    for (const width of [320, 768, 1024, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `${tab} at ${width} pixels`);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await look(`settings-${tab}-narrow`);
  }
});
