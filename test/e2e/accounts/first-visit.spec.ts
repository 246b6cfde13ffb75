// @desktop

import type { Page } from '@playwright/test';

import { approve, register, signIn, wren } from '../support/state/accounts.ts';
import { testWithFaults as test } from '../support/test-with-faults.ts';
import { expect, tokenKey } from '../support/test.ts';

const app = /^\/assets\/app-.+\.js$/;
const account = '/api/auth/me';

test.use({ home: '' });

/** The sessions in whose name the page asks who is signed in, as they are sent. */
function watchAsking(page: Page): string[] {
  const asking: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== account) return;
    asking.push(request.headers()['authorization'] ?? '');
  });
  return asking;
}

test('who is signed in is asked for before the app has arrived, and once', async ({
  page,
  front,
  token,
}) => {
  const asking = watchAsking(page);
  const release = front.hold('GET', app);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asking).toEqual([`Bearer ${token}`]);
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page.getByText('Welcome to Perch, robin!')).toBeVisible();
  await expect(page.getByText('No uploads yet')).toBeVisible();
  expect(asking).toHaveLength(1);
});

test('answers for a user who has signed out meanwhile are not shown to the next', async ({
  page,
  perch,
  front,
  token,
}) => {
  await approve(perch, token, await register(perch, wren));
  const ofWren = await signIn(perch, wren);
  const asking = watchAsking(page);
  const release = front.hold('GET', app);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asking).toHaveLength(1);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    ofWren,
  ] as const);
  release();
  await expect(page.getByText('Welcome to Perch, wren!')).toBeVisible();
  await expect(page.getByText('robin')).toHaveCount(0);
  expect(asking).toEqual([`Bearer ${token}`, `Bearer ${ofWren}`]);
});

test('no account is asked for where no session is stored', async ({ page, perch: _perch }) => {
  const asking = watchAsking(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(asking).toEqual([]);
});
