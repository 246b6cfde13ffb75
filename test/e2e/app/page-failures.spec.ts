// @long @desktop @oldest

import type { Page } from '@playwright/test';

import { goTo } from '../support/pages/go-to.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

const domainsScript = /^\/assets\/domains-page-/;
const missing = (page: Page) => page.getByText('This page could not be loaded');

test('a page whose part does not arrive says so, and comes once it can be had', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  complaints.announce(/ChunkLoadError|dynamically imported module/);
  await perch.stop();
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await goTo(page, 'o', (soon) => expect(failure).toBeVisible(soon));
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

testWithFaults(
  'the other pages stay within reach, and nothing is loaded anew for it',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/Failed to load resource|dynamically imported module|ChunkLoadError/);
    complaints.announce(/^request: /);
    let loadCount = 0;
    page.on('load', () => loadCount++);
    front.cut('GET', /^\/assets\/settings-page-/);
    const asking = page.waitForResponse((response) => new URL(response.url()).pathname === '/', {
      timeout: 30_000,
    });
    await goTo(page, 's', (soon) => expect(missing(page)).toBeVisible(soon));
    // It has asked whether the server has another build, and there is none.
    await (await asking).finished();
    const heading = page.getByRole('heading', { name: 'Your Uploads' });
    await goTo(page, 'u', (soon) => expect(heading).toBeVisible(soon));
    await expect(missing(page)).toHaveCount(0);
    expect(loadCount).toBe(0);
  },
);

testWithFaults(
  'where the server has another build by now, the page loads itself anew',
  async ({ page, perch, front, token: _token, complaints }) => {
    complaints.announce(/Failed to load resource|dynamically imported module|ChunkLoadError/);
    complaints.announce(/^request: /);
    const now = await (await fetch(perch.origin)).text();
    const another = now.replaceAll('/assets/app-', '/assets/app-of-another-');
    expect(another).not.toBe(now);
    // As if this page's build were gone, until it has asked for the one that there is.
    front.answerPage('GET', domainsScript, 404, 'Not Found');
    const letAnswer = front.hold('GET', '/');
    let askedCount = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/') askedCount++;
    });
    // The page waits for the answer, so that pressing again comes before it loads itself.
    await goTo(page, 'o', (soon) => expect.poll(() => askedCount, soon).toBeGreaterThan(0));
    const loading = page.waitForEvent('load');
    front.heal();
    front.answerPage('GET', '/', 200, another);
    letAnswer();
    await loading;
    await expect(page).toHaveURL('/domains');
    await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
  },
);

testWithFaults(
  'without a menu too, a page that does not arrive says so',
  async ({ page, front, complaints, look }) => {
    complaints.announce(/Failed to load resource|dynamically imported module|ChunkLoadError/);
    complaints.announce(/^request: /);
    front.cut('GET', /^\/assets\/login-page-/);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    );
    await expect(page).toHaveTitle('This page could not be loaded · Perch');
    await look('page-missing-signed-out');
    front.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  },
);

testWithFaults(
  'a page that breaks over an answer shows a calm panel inside the menu',
  async ({ page, front, token: _token, complaints, look }) => {
    complaints.announce(/TypeError|The above error occurred|Cannot read/);
    front.answer('GET', '/api/domains/my', 200, { success: true, data: { domains: [null] } });
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Something went wrong on this page' });
    await goTo(page, 'o', (soon) => expect(failure).toBeVisible(soon));
    await expect(failure.getByRole('button', { name: 'Reload' })).toBeVisible();
    await look('page-broken');
    front.heal();
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Your Domains' })).toBeVisible();
  },
);
