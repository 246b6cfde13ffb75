import type { Page } from '@playwright/test';

import { outcomeOf } from '../../support/wait.ts';
import { imageFile, store, textFile } from '../support/files/files.ts';
import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import { requestDomain } from '../support/state/domains.ts';
import { expect, expectToFit, openAs, test } from '../support/test.ts';

const finch = { username: 'finch', email: 'finch@example.org', password: 'nine lives here' };
const heron = { username: 'heron', email: 'heron@example.org', password: 'standing still' };

test.use({ env: { BASE_DOMAINS: 'perch.example' }, home: '' });

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('a user who is no administrator has no panel @desktop', async ({ page, perch, token }) => {
  await approve(perch, token, await register(perch, wren));
  await openAs(page, await signIn(perch, wren));
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Total Users')).toHaveCount(0);
});

test('the overview counts everything and leads on', async ({ page, perch, token, look }) => {
  await register(perch, wren);
  await requestDomain(perch, token, 'robin.example');
  await store(perch, token, textFile('notes.txt', 5000));
  await page.goto('/admin');
  await expect(page).toHaveTitle('Overview · Admin · Perch');
  const counters = page.getByRole('tabpanel');
  await expect(counters).toContainText('Total Users2');
  await expect(counters).toContainText('Pending Users1');
  await expect(counters).toContainText('Total Uploads1');
  await expect(counters).toContainText('Total Domains1');
  await expect(counters).toContainText('Pending Domains1');
  await expect(counters).toContainText('Albums0Tags0File requests0Short links0Clicks0');
  await expect(counters).toContainText('1 upload, 4.88 KB in the last 30 days');
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage).toContainText('4.88 KB');
  await expect(storage).toContainText('1 file on the disk');
  await expect(storage).toContainText(/[\d.]+ \w+ of [\d.]+ \w+ free/);
  const largest = page.getByRole('region', { name: 'Largest accounts' });
  await expect(largest.getByRole('listitem')).toHaveText(['robin4.88 KB']);
  const growth = page.getByRole('region', { name: 'Growth' });
  await expect(growth.getByRole('figure', { name: 'New data a day' })).toContainText(
    'at most 4.88 KB a day',
  );
  await expect(tab(page, 'All Users (2)')).toBeVisible();
  await expect(tab(page, 'All Uploads (1)')).toBeVisible();
  await look('admin-overview');
  for (const width of [320, 768, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `at ${width} pixels`);
  }
  await page.getByRole('link', { name: /Review pending users/ }).click();
  await expect(page).toHaveURL('/admin?tab=pending-users');
  await page.reload();
  await expect(tab(page, /Pending Users/)).toHaveAttribute('aria-selected', 'true');
});

test('the overview tells of a proxy that is not trusted, and how to trust it', async ({
  page,
  perch: _perch,
  token: _token,
  look,
  lookInLight,
}) => {
  const notice = page.getByRole('region', { name: 'A reverse proxy is not trusted' });
  await page.goto('/admin');
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(notice).toHaveCount(0);
  // The browser is its own proxy.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' });
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(notice).toContainText(/TRUSTED_PROXIES=(127\.0\.0\.1|::1)/);
  await expect(notice).toContainText('docs/proxies/README.md#trusted_proxies');
  await expect(notice).not.toContainText('203.0.113.9');
  await look('admin-untrusted-proxy');
  await lookInLight('admin-untrusted-proxy');
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `at ${width} pixels`);
  }
});

test('pending users are approved one by one or together @phone', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await register(perch, wren);
  await register(perch, finch);
  await register(perch, heron);
  await page.goto('/admin?tab=pending-users');
  await expect(tab(page, /Pending Users 3/)).toBeVisible();
  await expect(page.getByRole('row', { name: /wren@example\.org/ })).toContainText(
    /\d\d\.\d\d\.\d{4}, \d\d:\d\d/,
  );
  await look('admin-pending-users');
  await page.getByRole('button', { name: 'Approve wren' }).click();
  await expect(page.getByText('User approved successfully')).toBeVisible();
  await expect(tab(page, /Pending Users 2/)).toBeVisible();
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Approve selected (2)' }).click();
  await expect(page.getByText('2 users approved')).toBeVisible();
  await expect(page.getByText('No pending users')).toBeVisible();
  await expect(tab(page, 'Pending Users')).not.toContainText(/\d/);
  await look('admin-no-pending-users');
});

test('rejecting asks, and deletes the registration or keeps it as rejected', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await register(perch, wren);
  await register(perch, finch);
  await page.goto('/admin?tab=pending-users');
  await page.getByRole('button', { name: 'Reject wren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject user' });
  await look('admin-reject-user');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await register(perch, wren);
  await page.getByRole('button', { name: 'Reject finch' }).click();
  await dialog.getByLabel(/Keep it as rejected/).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('User rejected successfully')).toBeVisible();
  expect(await outcomeOf(register(perch, finch))).toThrow();
  await tab(page, /All Users/).click();
  await expect(page.getByRole('row', { name: /finch/ })).toContainText('Rejected');
});

test('pending domains are approved, or rejected with a reason', async ({
  page,
  perch,
  token,
  look,
}) => {
  await requestDomain(perch, token, 'bücher.example');
  await requestDomain(perch, token, `${'long'.repeat(15)}.${'name'.repeat(15)}.example`);
  await requestDomain(perch, token, 'pаypal.example');
  await page.goto('/admin?tab=pending-domains');
  const imitation = page.getByRole('row', { name: /pаypal/ });
  await expect(imitation).toContainText('mixes Latin and Cyrillic letters');
  await expect(imitation).toContainText('xn--pypal-4ve.example');
  await expect(imitation).toContainText('robin');
  await look('admin-pending-domains');
  const asBefore = page.viewportSize();
  for (const width of [320, 1024, 1153, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `at ${width} pixels`);
  }
  if (asBefore) await page.setViewportSize(asBefore);
  await page.getByRole('button', { name: 'Approve xn--bcher-kva.example' }).click();
  await expect(page.getByText('Domain approved successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Reject xn--pypal-4ve.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject domain' });
  await dialog.getByLabel('Reason').fill('It imitates another name.');
  await look('admin-reject-domain');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Domain rejected successfully')).toBeVisible();
  await page.getByRole('button', { name: /Approve long/ }).click();
  await expect(page.getByText('No pending domains')).toBeVisible();
  await page.goto('/domains');
  await expect(page.getByText('It imitates another name.')).toBeVisible();
});

test('users are searched, sorted and paged by the server, and deleted after a question', async ({
  page,
  perch,
  token,
  look,
}) => {
  await approve(perch, token, await register(perch, wren));
  await register(perch, finch);
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('row', { name: /wren/ })).toContainText('Approved');
  await expect(page.getByRole('row', { name: /finch/ })).toContainText('Pending');
  await look('admin-users');
  await page.getByLabel('Search users...').fill('FINCH@');
  await expect(page).toHaveURL('/admin?tab=users&search=FINCH%40');
  await expect(page.getByRole('row', { name: /wren/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Search users...')).toHaveValue('FINCH@');
  await page.getByRole('button', { name: 'Delete finch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this user? This action cannot be undone.',
  );
  await look('admin-delete-user');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Search users...').fill('');
  await expect(page).toHaveURL('/admin?tab=users');
  await expect(page.getByRole('row', { name: /robin/ })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Username');
  await expect(page).toHaveURL('/admin?tab=users&sort=name');
  await expect(page.getByRole('row').nth(1)).toContainText('robin');
});

test('all uploads are searched, opened and deleted', async ({ page, perch, token, look }) => {
  await approve(perch, token, await register(perch, wren));
  await store(perch, await signIn(perch, wren), imageFile('harbour.png'));
  const url = await store(perch, token, textFile('notes.txt'));
  await page.goto('/admin?tab=uploads');
  const harbour = page.getByRole('row', { name: /harbour\.png/ });
  await expect(harbour).toContainText('wren');
  // A picture that is still asked for would be missing once the file is gone.
  await expect(harbour.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(page.getByRole('link', { name: 'Open notes.txt' })).toHaveAttribute('href', url);
  await look('admin-uploads');
  await page.getByLabel('Search files...').fill('wren');
  await expect(page.getByRole('row', { name: /notes\.txt/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete harbour.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete file' });
  await expect(dialog).toContainText('Are you sure you want to delete this file?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('File deleted successfully.')).toBeVisible();
  await expect(page.getByText('No uploads found')).toBeVisible();
});
