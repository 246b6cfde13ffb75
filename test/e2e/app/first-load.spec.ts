// @desktop

import type { Page } from '@playwright/test';

import { store, textFile } from '../support/files/files.ts';
import { holdRequests } from '../support/servers/held-requests.ts';
import {
  approve,
  becomeAdministrator,
  changeUser,
  register,
  signIn,
  wren,
} from '../support/state/accounts.ts';
import { expect, openAs, test } from '../support/test.ts';

/** The paths that the page asks for from now on. */
function pathsAskedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
}

const file = (page: Page) => page.getByRole('link', { name: 'notes.txt', exact: true });

test.describe('what a page shows', () => {
  test.use({ home: '' });

  for (const { opened, calls, chunk } of [
    {
      opened: '/uploads',
      calls: ['/api/auth/me', '/api/upload/my?sort=createdAt&order=desc&limit=60&after='],
      chunk: /^\/assets\/uploads-page-.*\.js$/,
    },
    {
      opened: '/',
      calls: ['/api/auth/me', '/api/upload/my?limit=5', '/api/upload/stats'],
      chunk: /^\/assets\/dashboard-page-.*\.js$/,
    },
  ]) {
    test(`is asked for before the app has arrived, and once, at ${opened}`, async ({
      page,
      perch,
      token,
    }) => {
      await store(perch, token, textFile('notes.txt'));
      const paths = pathsAskedBy(page);
      const release = await holdRequests(page, /\/assets\/app-.*\.js$/);
      await page.goto(opened, { waitUntil: 'commit' });
      for (const call of calls) await expect.poll(() => paths).toContain(call);
      await expect.poll(() => paths.some((path) => chunk.test(path))).toBe(true);
      await expect(page.getByRole('heading')).toHaveCount(0);
      release();
      await expect(file(page)).toBeVisible();
      const isAsked = new Set(calls);
      expect(paths.filter((path) => isAsked.has(path)).toSorted()).toEqual(calls.toSorted());
    });
  }
});

test('a list is asked for only where the account may see it', async ({
  page,
  perch,
  complaints,
}) => {
  complaints.announce(/403.*\/api\//);
  const administrator = await becomeAdministrator(perch);
  const id = await register(perch, wren);
  await approve(perch, administrator, id);
  const token = await signIn(perch, wren);
  await store(perch, token, textFile('notes.txt'));
  await openAs(page, token);
  await expect(file(page)).toBeVisible();
  await changeUser(perch, administrator, id, { status: 'pending' });
  const paths = pathsAskedBy(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  expect(paths.filter((path) => path.startsWith('/api/upload/'))).toEqual([]);
  await changeUser(perch, administrator, id, { status: 'approved' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(file(page)).toBeVisible();
});

test('an account that is known only at the second attempt sees its files', async ({
  page,
  perch,
  complaints,
}) => {
  complaints.announce(/ERR_(?:FAILED|ABORTED)/);
  const token = await becomeAdministrator(perch);
  await store(perch, token, textFile('notes.txt'));
  await openAs(page, token);
  let isCut = true;
  await page.route(/\/api\/auth\/me$/, (route) => (isCut ? route.abort() : route.continue()));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isCut = false;
  await again.click();
  await expect(file(page)).toBeVisible();
});
