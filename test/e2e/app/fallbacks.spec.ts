// @long @desktop

import type { Page } from '@playwright/test';

import { store, textFile } from '../support/files/files.ts';
import { told } from '../support/pages/toasts.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { approve, register, removeUser, signIn, wren } from '../support/state/accounts.ts';
import { requestDomain } from '../support/state/domains.ts';
import { testWithFaults as test } from '../support/test-with-faults.ts';
import { expect } from '../support/test.ts';

test.use({ home: '' });

const broken = refusal('The tree fell.', 'internal');
const panel = (page: Page) => page.getByRole('tabpanel');

test('the panel says that it is loading', async ({ page, front, token: _token, look }) => {
  const release = front.hold('GET', '/api/admin/stats');
  await page.goto('/admin');
  await expect(page.getByText('Loading admin panel...')).toBeVisible();
  await look('admin-loading');
  release();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(page.getByText('Loading admin panel...')).toHaveCount(0);
});

const lists = [
  { tab: 'pending-users', path: '/api/auth/pending', empty: 'No pending users' },
  { tab: 'pending-domains', path: '/api/domains/pending', empty: 'No pending domains' },
  { tab: 'users', path: '/api/auth/users', empty: 'No users found' },
  { tab: 'uploads', path: '/api/upload/all', empty: 'No uploads found' },
];

for (const { tab, path, empty } of lists) {
  test(`the list of ${tab} is empty when it fails, and the panel goes on`, async ({
    page,
    perch,
    front,
    token,
    complaints,
    look,
  }) => {
    complaints.announce(/500.*\/api\//);
    await register(perch, wren);
    await requestDomain(perch, token, 'wren.example');
    await store(perch, token, textFile('notes.txt'));
    front.answer('GET', path, 500, broken);
    await page.goto(`/admin?tab=${tab}`);
    await expect(panel(page).getByText(empty)).toBeVisible();
    await expect(panel(page)).toContainText('The tree fell.');
    await expect(page.getByText('Failed to load admin data')).toHaveCount(0);
    await look(`admin-${tab}-failed`);
    front.heal();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('row')).not.toHaveCount(0);
    await expect(panel(page).getByText(empty)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByText('Total Users')).toBeVisible();
  });
}

test('when nothing of the panel can be had it says so', async ({
  page,
  front,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/500.*\/api\//);
  front.answer('GET', /^\/api\/(admin|auth\/(users|pending)|domains|upload\/all)/, 500, broken);
  await page.goto('/admin');
  await expect(told(page, 'Failed to load admin data')).toBeVisible();
  await expect(panel(page)).toContainText('The tree fell.');
  await look('admin-failed');
  front.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});

test("where no list of all uploads exists, one's own stand in for it", async ({
  page,
  perch,
  front,
  token,
  complaints,
}) => {
  complaints.announce(/404.*\/api\/upload\/all/);
  await approve(perch, token, await register(perch, wren));
  await store(perch, await signIn(perch, wren), textFile('of-wren.txt'));
  await store(perch, token, textFile('of-robin.txt'));
  front.answerPage('GET', '/api/upload/all', 404, '<h1>Cannot GET /api/upload/all</h1>');
  await page.goto('/admin?tab=uploads');
  await expect(page.getByRole('row', { name: /of-robin\.txt/ })).toBeVisible();
  await expect(page.getByText('of-wren.txt')).toHaveCount(0);
  await expect(page.getByText('No uploads found')).toHaveCount(0);
});

async function deleteWren(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete wren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test('a server that cannot delete users is told apart from a user who is gone', async ({
  page,
  perch,
  front,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/404.*\/api\/auth\/users/);
  const id = await register(perch, wren);
  await page.goto('/admin?tab=users');
  front.answerPage('DELETE', /^\/api\/auth\/users\//, 404, '<h1>Cannot DELETE</h1>');
  await deleteWren(page);
  await expect(told(page, 'Failed to delete user')).toBeVisible();
  await expect(told(page, 'Delete user endpoint not implemented')).toBeVisible();
  await look('admin-delete-not-implemented');
  await expect(page.getByRole('row', { name: /wren/ })).toBeVisible();
  front.heal();
  await removeUser(perch, token, id);
  await deleteWren(page);
  await expect(page.getByText('This user has already been deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: /wren/ })).toHaveCount(0);
  await expect(page.getByText('Delete user endpoint not implemented')).toHaveCount(0);
});

test('statistics that fail are dashes, also where something else than Perch answers', async ({
  page,
  perch,
  front,
  token,
  complaints,
}) => {
  complaints.announce(/502.*\/api\/upload\/stats/);
  await store(perch, token, textFile('notes.txt', 5000));
  front.answerPage('GET', '/api/upload/stats', 502, '<h1>Bad Gateway</h1>');
  await page.goto('/dashboard');
  const size = page.getByRole('region', { name: 'Total Size' });
  await expect(page.getByText('Your statistics could not be loaded.')).toBeVisible();
  await expect(size).toContainText('–');
  await expect(size).not.toContainText('0 Bytes');
  await expect(page.getByText('Bad Gateway')).toHaveCount(0);
  front.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(size).toContainText('4.88 KB');
});
