// @long @desktop

import { store, textFile } from '../support/files/files.ts';
import { openTab } from '../support/pages/settings.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { told } from '../support/pages/toasts.ts';
import { refusal } from '../support/servers/failing-server.ts';
import {
  becomeAdministrator,
  register,
  removeUser,
  robin,
  wren,
} from '../support/state/accounts.ts';
import { approveDomain, requestDomain } from '../support/state/domains.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

testWithFaults(
  'a failure says its error field, else its message field, else that it failed',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/50[02].*\/api\/auth\/profile/);
    await openTab(page, 'profile');
    const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
    front.answer('PUT', '/api/auth/profile', 500, { error: 'The tree fell.', message: 'Other.' });
    await save();
    await expect(page.getByRole('alert')).toHaveText('The tree fell.');
    front.answer('PUT', '/api/auth/profile', 500, { message: 'The nest is full.' });
    await save();
    await expect(told(page, 'The nest is full.')).toBeVisible();
    front.answerPage('PUT', '/api/auth/profile', 502, '<h1>Bad Gateway</h1>');
    await save();
    await expect(told(page, 'An error occurred. Please try again.')).toBeVisible();
    await expect(page.getByText('Other.')).toHaveCount(0);
    await expect(page.getByText('Bad Gateway')).toHaveCount(0);
    await expect(page.getByText('Profile updated successfully!')).toHaveCount(0);
  },
);

testWithFaults(
  'a login says what the server said, or to check the credentials',
  async ({ page, perch, front, complaints }) => {
    complaints.announce(/50[23].*\/api\/auth\/login/);
    await becomeAdministrator(perch);
    await page.goto('/login');
    front.answer('POST', '/api/auth/login', 503, refusal('Too many sign in at once.', 'busy'));
    await submitLogin(page, robin);
    await expect(page.getByRole('alert')).toHaveText('Too many sign in at once.');
    front.answerPage('POST', '/api/auth/login', 502, '<h1>Bad Gateway</h1>');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Login failed. Please check your credentials.',
    );
    await expect(page).toHaveURL('/login');
  },
);

test('an approval that fails says so, and the list is loaded again', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/auth\/approve/);
  const id = await register(perch, wren);
  await page.goto('/admin?tab=pending-users');
  const approval = page.getByRole('button', { name: 'Approve wren' });
  await expect(approval).toBeVisible();
  await removeUser(perch, token, id);
  await approval.click();
  await expect(told(page, 'Failed to approve user')).toBeVisible();
  await expect(page.getByText('No pending users')).toBeVisible();
  await expect(page.getByText('User approved successfully')).toHaveCount(0);
});

testWithFaults(
  'a domain whose approval fails says so and stays pending',
  async ({ page, perch, front, token, complaints }) => {
    complaints.announce(/500.*\/api\/domains\/approve/);
    await requestDomain(perch, token, 'wren.example');
    await page.goto('/admin?tab=pending-domains');
    const approve = page.getByRole('button', { name: 'Approve wren.example' });
    front.answer('PUT', /^\/api\/domains\/approve\//, 500, refusal('The tree fell.', 'internal'));
    await approve.click();
    await expect(told(page, 'Failed to approve domain')).toBeVisible();
    await expect(told(page, 'The tree fell.')).toBeVisible();
    await expect(approve).toBeVisible();
    front.heal();
    await approve.click();
    await expect(page.getByText('Domain approved successfully')).toBeVisible();
    await expect(page.getByText('No pending domains')).toBeVisible();
  },
);

testWithFaults(
  'a file that cannot be deleted says so and stays',
  async ({ page, perch, front, token, complaints }) => {
    complaints.announce(/503.*\/api\/upload\//);
    const url = await store(perch, token, textFile('notes.txt'));
    await page.reload();
    front.answer('DELETE', /^\/api\/upload\//, 503, refusal('The disk is asleep.', 'busy'));
    await page.getByRole('button', { name: 'Delete notes.txt' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(told(page, 'Failed to delete file')).toBeVisible();
    await expect(told(page, 'The disk is asleep.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your Uploads' })).toContainText('notes.txt');
    await expect(page.getByText('File deleted successfully.')).toHaveCount(0);
    expect((await fetch(url)).status).toBe(200);
  },
);

test.describe('where the clipboard is not allowed', () => {
  test.use({ permissions: [] });

  test('nothing is said to be copied', async ({ page, perch, token, look }) => {
    const domain = await requestDomain(perch, token, 'robin.example');
    await approveDomain(perch, token, domain);
    await store(perch, token, textFile('notes.txt'));
    await page.reload();
    await page.getByRole('button', { name: 'Copy URL of notes.txt' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to copy URL');
    await look('copy-failed');
    await openTab(page, 'api');
    await page.getByRole('button', { name: 'Copy config' }).click();
    await expect(told(page, 'Failed to copy config')).toBeVisible();
    await page.getByRole('button', { name: 'Copy API token' }).click();
    await expect(told(page, 'Failed to copy token')).toBeVisible();
    await page.goto('/domains');
    await page.getByRole('button', { name: 'Copy ShareX Config' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to copy config');
    await expect(page.getByText(/copied to clipboard/)).toHaveCount(0);
  });
});
