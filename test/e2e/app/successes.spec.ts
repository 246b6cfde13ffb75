// @long @desktop

import { store, textFile } from '../support/files/files.ts';
import { openTab } from '../support/pages/settings.ts';
import { told } from '../support/pages/toasts.ts';
import { askToDelete, uploaded } from '../support/pages/uploading.ts';
import { register, robin, wren } from '../support/state/accounts.ts';
import { requestDomain } from '../support/state/domains.ts';
import { expect, test } from '../support/test.ts';

test('what worked with files is told in these words', async ({ page, token: _token }) => {
  await page.getByLabel(/click to browse/).setInputFiles(textFile('report.txt'));
  await expect(uploaded(page, 'report.txt')).toBeVisible();
  // The tray says it, and nothing says it twice.
  await expect(page.getByRole('status').filter({ hasText: 'report.txt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close uploads' }).click();
  await page.getByRole('button', { name: 'Copy URL of report.txt' }).click();
  await expect(told(page, 'URL copied to clipboard!')).toBeVisible();
  await askToDelete(page, 'report.txt');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(told(page, 'File deleted successfully.')).toBeVisible();
});

test("what worked with one's account is told in these words", async ({ page, token: _token }) => {
  await openTab(page, 'profile');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(told(page, 'Profile updated successfully!')).toBeVisible();
  await openTab(page, 'security');
  await page.getByLabel('Current password', { exact: true }).fill(robin.password);
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(told(page, 'Password changed successfully!')).toBeVisible();
  await openTab(page, 'api');
  await page.getByRole('button', { name: 'Copy API token' }).click();
  await expect(told(page, 'API token copied to clipboard!')).toBeVisible();
  await page.goto('/domains');
  await page.getByLabel('Subdomain name').fill('wren');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(told(page, 'Domain request submitted! Waiting for approval.')).toBeVisible();
});

test('what worked in the panel is told in these words', async ({ page, perch, token }) => {
  await register(perch, wren);
  await requestDomain(perch, token, 'robin.example');
  await store(perch, token, textFile('notes.txt'));
  await page.goto('/admin?tab=pending-users');
  await page.getByRole('button', { name: 'Approve wren' }).click();
  await expect(told(page, 'User approved successfully')).toBeVisible();
  await page.goto('/admin?tab=pending-domains');
  await page.getByRole('button', { name: 'Approve robin.example' }).click();
  await expect(told(page, 'Domain approved successfully')).toBeVisible();
  await page.goto('/admin?tab=users');
  await page.getByRole('button', { name: 'Delete wren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'User deleted successfully')).toBeVisible();
});
