import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { expect, test } from './support/test.ts';

/** The address of a page's script in the build. */
async function scriptOf(name: string): Promise<string> {
  const files = await readdir(join(root, 'web/dist/assets'));
  const file = files.find(
    (candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.js'),
  );
  if (!file) throw new Error(`The build has no ${name}`);
  return `**/assets/${file}`;
}

test('a page whose part does not arrive says so, and comes once it can be had', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  complaints.announce(/did not arrive|dynamically imported module/);
  await perch.stop();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(page).toHaveTitle('This page could not be loaded · Domains · Perch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domains');
  await look('page-missing');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await perch.restart(env);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(page).toHaveTitle('Domains · Perch');
});

test('the other pages stay within reach', async ({ page, token: _token, complaints }) => {
  complaints.announce(/Failed to load resource|dynamically imported module|did not arrive/);
  complaints.announce(/^request: /);
  await page.route(await scriptOf('settings-page'), (route) => route.abort('connectionreset'));
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
});

test('a page that breaks over an answer shows a calm panel inside the menu', async ({
  page,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/TypeError|The above error occurred|Cannot read/);
  await page.route('**/api/domains/my', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { success: true, data: { domains: [null] } } });
  });
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong on this page' });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Reload' })).toBeVisible();
  await look('page-broken');
  await page.unroute('**/api/domains/my');
  await failure.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
});
