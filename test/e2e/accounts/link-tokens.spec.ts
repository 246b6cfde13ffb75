// @long @desktop

import { submitLogin } from '../support/pages/sign-in.ts';
import { becomeAdministrator, robin, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a new server', () => {
  test.use({ isNew: true });

  test('neither the set-up link nor an old one leaves its token in the address', async ({
    page,
    perch,
  }) => {
    const { hash } = new URL(perch.setupUrl);
    expect(hash).toMatch(/^#setup=[\w-]{20,}$/);
    const told: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      told.push(`${request.url()} ${referer}`);
    });
    for (const url of [perch.setupUrl, `/register?${hash.slice(1)}&next=%2Fuploads`]) {
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Set up Perch' })).toBeVisible();
      await expect(page).not.toHaveURL(/setup/);
      // A reload goes on with it, as what was typed may have to be corrected.
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Set up Perch' })).toBeVisible();
      expect(await page.evaluate(() => window.location.href)).not.toContain('setup');
    }
    // Only the old link itself was told to a server.
    const secret = hash.replace('#setup=', '');
    expect(told.filter((each) => each.includes(secret))).toHaveLength(1);
    await page.getByLabel('Username').fill(robin.username);
    await page.getByLabel('Email').fill(robin.email);
    await page.getByLabel('Password', { exact: true }).fill(robin.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(robin.password);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page.getByText('Welcome back, robin')).toBeVisible();
  });
});

test.describe('on a server by invitation', () => {
  test.use({ env: { REGISTRATION: 'invite' } });

  test('an invitation of before goes on working, and its token leaves the address', async ({
    page,
    perch,
  }) => {
    const token = await becomeAdministrator(perch);
    const answer = await fetch(`${perch.origin}/api/admin/invites`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = await answer.json();
    expect(new URL(data.url).search).toBe('');
    await page.goto(`/register?invite=${data.token}`);
    await expect(page.getByText('You are invited.')).toBeVisible();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Username').fill(wren.username);
    await page.getByLabel('Email').fill(wren.email);
    await page.getByLabel('Password', { exact: true }).fill(wren.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(wren.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

for (const next of ['/..//evil.example/x', '/%2e%2e//evil.example/x', '//evil.example/x']) {
  test(`signing in with next=${next} stays on the site`, async ({ page, perch }) => {
    await becomeAdministrator(perch);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.includes('evil')) elsewhere.push(request.url());
    });
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await submitLogin(page, robin);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Welcome back, robin')).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
}
