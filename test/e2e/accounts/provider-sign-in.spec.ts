// @long

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { serverProgram } from '../../../scripts/build-server.mjs';
import { secondStep } from '../support/pages/second-step.ts';
import { IdentityProvider } from '../support/servers/identity-provider.ts';
import { bun, type Perch } from '../support/servers/perch.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { codeOf, setUpApp } from '../support/state/factors.ts';
import { expect, storedToken, test as base } from '../support/test.ts';

const person = {
  sub: 'person-1',
  email: 'wren@example.org',
  email_verified: true,
  preferred_username: 'wren',
};

/** With a server that knows a provider, which signs in `wren`. */
const test = base.extend<{ provider: IdentityProvider; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
  provider: async ({}, use) => {
    await using provider = await IdentityProvider.open(person);
    await use(provider);
  },
  env: async ({ provider, settings }, use) => use({ ...provider.env, ...settings }),
});

test.describe('where everyone can register', () => {
  test.use({ settings: { REGISTRATION: 'open' } });

  test('the button of the provider signs in, and leads to where the visitor wanted to go', async ({
    page,
    perch,
    look,
    lookInLight,
  }) => {
    await becomeAdministrator(perch);
    await page.goto('/uploads?type=image');
    const button = page.getByRole('link', { name: 'Sign in with Example ID' });
    await expect(button).toBeVisible();
    await look('login-provider');
    await lookInLight('login-provider');
    await button.click();
    await expect(page).toHaveURL('/uploads?type=image');
    expect(await storedToken(page)).toBeTruthy();
    // What signed in once is not in the history.
    await page.goBack();
    expect(page.url()).not.toContain('#');
  });

  test('after a sign-in by the provider the second factor is asked for @desktop', async ({
    page,
    perch,
    complaints,
  }) => {
    complaints.announce(/401.*\/api\/auth\/oidc/);
    await becomeAdministrator(perch);
    const button = page.getByRole('link', { name: 'Sign in with Example ID' });
    await page.goto('/login');
    await button.click();
    await expect(page).toHaveURL('/dashboard');
    const token = (await storedToken(page)) ?? '';
    const { secret } = await setUpApp(perch, token);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await button.click();
    const { code, heading } = secondStep(page);
    await expect(heading).toBeVisible();
    await expect(code).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await code.fill(codeOf(secret));
    await expect(page).toHaveURL('/dashboard');
  });
});

test('an account that waits for its approval is told so after the provider @desktop', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\/auth\/oidc/);
  await becomeAdministrator(perch);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Example ID' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Account not approved yet. Please wait for admin approval.',
  );
  expect(await storedToken(page)).toBeNull();
  await look('provider-pending');
});

test('a provider that does not answer is told in one sentence @desktop', async ({
  page,
  perch,
  provider,
  look,
  lookInLight,
}) => {
  await becomeAdministrator(perch);
  provider.close();
  await page.goto('/login?next=%2Fdomains');
  await page.getByRole('link', { name: 'Sign in with Example ID' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in service is not responding. Try again in a few minutes.',
  );
  // The address is that of the login, as it was before.
  await expect(page).toHaveURL('/login?next=%2Fdomains');
  await look('provider-unavailable');
  await lookInLight('provider-unavailable');
});

test('an address with a made-up code or error says only what the app knows @desktop', async ({
  page,
  perch,
  complaints,
}) => {
  complaints.announce(/400.*\/api\/auth\//);
  await becomeAdministrator(perch);
  await page.goto('/login#error=%3Cb%3EYour+account+is+lost%3C%2Fb%3E');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('The sign-in failed. Please try again.');
  await expect(page).toHaveURL('/login');
  for (const fragment of ['code=abc', 'link=abc']) {
    await page.goto('about:blank');
    await page.goto(`/login#${fragment}`);
    await expect(alert).not.toHaveText('The sign-in failed. Please try again.');
    await expect(page).toHaveURL('/login');
  }
  expect(await storedToken(page)).toBeNull();
});

test('a link of the command line signs in once @desktop', async ({ page, perch, complaints }) => {
  complaints.announce(/400.*\/api\/auth\/link/);
  await becomeAdministrator(perch);
  const link = await makeSignInLink(perch);
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test.describe('where passwords are off', () => {
  test.use({ settings: { PASSWORD_LOGIN: 'off', REGISTRATION: 'open' } });

  test('the login has no form, and registration says why there is none', async ({
    page,
    perch,
    look,
    lookInLight,
  }) => {
    await becomeAdministrator(perch);
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Sign in with Example ID' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('Email or username')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create one' })).toHaveCount(0);
    await look('login-without-passwords');
    await lookInLight('login-without-passwords');
    await page.getByRole('button', { name: 'Connection problems?' }).click();
    await expect(page.getByRole('button', { name: 'Test connectivity' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Test login' })).toHaveCount(0);
    await page.goto('/register');
    await expect(page.getByText('This server does not use passwords')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

/** What `perch user sign-in-link` prints, on the data of a server that runs. */
async function makeSignInLink(perch: Perch): Promise<string> {
  const args = [serverProgram, 'user', 'sign-in-link', '--email', robin.email];
  const env = { PATH: process.env['PATH'], DATA_DIR: perch.dataDir, PORT: String(perch.port) };
  const child = spawn(bun, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return printed.trim();
}
