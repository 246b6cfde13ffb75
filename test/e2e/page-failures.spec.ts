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

test('the other pages stay within reach, and nothing is loaded anew for it', async ({
  page,
  token: _token,
  complaints,
}) => {
  complaints.announce(/Failed to load resource|dynamically imported module|did not arrive/);
  complaints.announce(/^request: /);
  let loadCount = 0;
  page.on('load', () => loadCount++);
  await page.route(await scriptOf('settings-page'), (route) => route.abort('connectionreset'));
  const asking = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  // It has asked whether the server has another build, and there is none.
  await (await asking).finished();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Your Uploads' })).toBeVisible();
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
  expect(loadCount).toBe(0);
});

test('where the server has another build by now, the page loads itself anew', async ({
  page,
  perch,
  token: _token,
  complaints,
}) => {
  complaints.announce(/Failed to load resource|dynamically imported module|did not arrive/);
  complaints.announce(/^request: /);
  // As if the script were of an older build; the page that is loaded anew asks for what there is.
  let isOld = true;
  await page.route(await scriptOf('domains-page'), (route) =>
    isOld ? route.abort('failed') : route.continue(),
  );
  await page.route(`${perch.origin}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/assets/index-', '/assets/index-of-another-');
    isOld = false;
    await route.fulfill({ response, body });
  });
  const loading = page.waitForEvent('load');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await loading;
  await expect(page).toHaveURL('/domains');
  await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
});

test('without a menu too, a page that does not arrive says so', async ({
  page,
  complaints,
  look,
}) => {
  complaints.announce(/Failed to load resource|dynamically imported module|did not arrive/);
  complaints.announce(/^request: /);
  const script = await scriptOf('login-page');
  await page.route(script, (route) => route.abort('connectionreset'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page).toHaveTitle('This page could not be loaded · Perch');
  await look('page-missing-signed-out');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
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
