// @long
import { readFile } from 'node:fs/promises';

import { imageFile, store } from '../support/files/files.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import { requestDomain } from '../support/state/domains.ts';
import { expect, test } from '../support/test.ts';

test.use({ env: { BASE_DOMAINS: 'perch.example' }, home: '' });

test("a user's page has their files and domains, and changes the account", async ({
  page,
  perch,
  token,
  look,
}) => {
  const id = await register(perch, wren);
  await approve(perch, token, id);
  const theirs = await signIn(perch, wren);
  await store(perch, theirs, imageFile('harbour.png'));
  await requestDomain(perch, theirs, 'wren.perch.example', 'subdomain');
  await page.goto('/admin?tab=users');
  await page.getByRole('button', { name: 'View wren' }).click();
  await expect(page).toHaveURL(`/admin/users/${id}`);
  await expect(page.getByRole('region', { name: 'Files' })).toContainText('harbour.png');
  await expect(page.getByRole('region', { name: 'Domains' })).toContainText('wren.perch.example');
  await look('admin-user');
  await page.getByLabel('Quota').fill('plenty');
  await page.getByRole('button', { name: 'Save quota' }).click();
  await expect(page.getByText('Enter a size')).toBeVisible();
  await page.getByLabel('Quota').fill('2 GB');
  await page.getByRole('button', { name: 'Save quota' }).click();
  await expect(page.getByText('70 Bytes of 2.00 GB')).toBeVisible();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Allow access' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow access' }).click();
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByRole('button', { name: 'Make regular user' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin?tab=users');
  await expect(page.getByText('User deleted successfully')).toBeVisible();
});

test('the last administrator stays, and the server says why @desktop', async ({
  page,
  token: _token,
  complaints,
}) => {
  complaints.announce(/409.*\/api\/auth\/users/);
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('button', { name: 'Delete robin' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View robin' }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Failed to change user')).toBeVisible();
});

test('what was done stands in the audit log', async ({ page, perch, token, look }) => {
  await approve(perch, token, await register(perch, wren));
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('row', { name: /User approved/ })).toContainText('wren');
  await look('admin-audit');
  await page.getByLabel('Action', { exact: true }).selectOption('User signed in');
  await expect(page.getByRole('row', { name: /User approved/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /User signed in/ }).first()).toBeVisible();
  await page.getByLabel('Action', { exact: true }).selectOption('All actions');
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('starling');
  await expect(page.getByText('No matching entries')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('wRe');
  await expect(page.getByRole('row', { name: /User approved/ })).toContainText('wren');
  await page.getByRole('button', { name: 'To', exact: true }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await look('admin-audit-day');
  await page.getByRole('button', { name: / 15 / }).click();
  await expect(page.getByText('No matching entries')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/audit\?to=\d{4}-\d{2}-15&search=wRe$/);
  await page.getByRole('button', { name: 'Clear the date' }).click();
  await expect(page.getByRole('row', { name: /User approved/ })).toContainText('wren');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('perch-audit.csv');
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv).toContain(',user.approved,');
  expect(csv).not.toContain('user.signed_in');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/admin?tab=overview');
});

test('an invitation is made, copied and revoked', async ({ page, token: _token, look }) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await expect(page.getByText('No open invitations')).toBeVisible();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Invitation copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toContain('/register#invite=');
  await look('admin-invitations');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No open invitations')).toBeVisible();
});
