// @long

import { endConfirmation, question, securityTab } from '../support/pages/security.ts';
import { openTab } from '../support/pages/settings.ts';
import { told } from '../support/pages/toasts.ts';
import { robin } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

// Nothing listens there.
const issuer = 'http://127.0.0.1:9';
const id = 'IdentityOfRobin0';
const linked = `
  insert into identities (id, user_id, issuer, subject, name, created_at, last_used_at)
  select '${id}', users.id, '${issuer}', '4711', 'robin@guild.example', 1700000000000, null
  from users`;

test.describe('where there is a provider', () => {
  // Every test opens the tab that it is about.
  test.use({
    home: '',
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'perch',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Guild',
    },
  });

  test.beforeEach(({ complaints }) => {
    // Browsers write each refused call into their console.
    complaints.announce(/(403|409|503).*\/api\/auth\/(oidc|identities)/);
  });

  test('an account is linked from here, and a provider that is away is told in place', async ({
    page,
    token: _token,
    look,
  }) => {
    await openTab(page, 'security');
    const { identities, password, confirm, dialog } = securityTab(page);
    await expect(identities.getByText('No accounts linked yet.')).toBeVisible();
    await look('identities-none');
    await identities.getByRole('button', { name: 'Link with Guild' }).click();
    await password.fill(robin.password);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(identities.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL('/settings?tab=security');
    await look('identities-away');
  });

  test('an account is unlinked after a question', async ({ page, perch, token: _token, look }) => {
    await perch.runStatement(linked);
    await openTab(page, 'security');
    const { identities, password, confirm } = securityTab(page);
    const row = identities.getByRole('listitem');
    await expect(row).toContainText(/Guild.*robin@guild\.example.*Linked 14\.11\.2023.*Never used/);
    await look('identities-one');
    await row.getByRole('button', { name: /^Unlink/ }).click();
    const ask = question(page, 'Unlink Guild, robin@guild.example');
    await ask.getByRole('button', { name: 'Unlink' }).click();
    await password.fill(robin.password);
    await confirm.click();
    await expect(identities.getByText('No accounts linked yet.')).toBeVisible();
    await expect(told(page, 'Account unlinked.')).toHaveCount(1);
  });

  test('the only way to sign in is not unlinked @desktop', async ({
    page,
    perch,
    token: _token,
  }) => {
    await perch.runStatement(linked);
    await perch.runStatement(`update users set password_hash = ''`);
    await perch.runStatement('update sessions set confirmed_until = 99999999999999');
    await openTab(page, 'security');
    const { identities } = securityTab(page);
    await identities.getByRole('button', { name: /^Unlink/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(identities.getByRole('alert')).toContainText('last way to sign in');
    await expect(identities.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('back from a provider', () => {
  test.use({ home: '' });

  const outcomes = {
    linked: 'Account linked. You can now use it to sign in here.',
    'error=taken': 'The account was not linked: it belongs to another account of this server.',
    'error=of-a-later-version': 'The account was not linked. Please try again.',
  };

  for (const [fragment, sentence] of Object.entries(outcomes)) {
    test(`“${fragment}” is told once @desktop`, async ({ page, token: _token, look }) => {
      await page.goto(`/settings?tab=security#${fragment}`);
      const { identities } = securityTab(page);
      await expect(identities.getByText(sentence)).toBeVisible();
      await expect(page).toHaveURL('/settings?tab=security');
      await look(`identities-${fragment.replace('error=', '')}`);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
      await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
      await expect(identities).toHaveCount(0);
    });
  }
});

test.describe('an account that nothing else confirms', () => {
  test.use({ home: '' });

  test('signs in again, and comes back to where it was @desktop', async ({
    page,
    perch,
    token: _token,
    complaints,
    look,
  }) => {
    complaints.announce(/403.*\/api\/auth\/totp/);
    await perch.runStatement(linked);
    await perch.runStatement(`update users set password_hash = ''`);
    await perch.runStatement('update sessions set created_at = 1700000000000');
    await endConfirmation(perch);
    await openTab(page, 'security');
    const { setUp, dialog } = securityTab(page);
    await setUp.click();
    await expect(dialog.getByText(/needs a sign-in within the last ten minutes/)).toBeVisible();
    const again = dialog.getByRole('button', { name: 'Sign in again' });
    await expect(again).toBeFocused();
    await look('security-confirm-sign-in');
    await again.click();
    await expect(page).toHaveURL('/login?next=%2Fsettings%3Ftab%3Dsecurity');
  });
});

const withFaults = testWithFaults;
withFaults.use({ home: '' });

withFaults(
  'ways to sign in that cannot be loaded leave the rest as it is @desktop',
  async ({ page, front, token: _token, complaints, look }) => {
    complaints.announce(/500.*\/api\/auth\/sign-in-methods/);
    complaints.announce(/403.*\/api\/auth\/profile/);
    const fail = () =>
      front.answer('GET', '/api/auth/sign-in-methods', 500, {
        success: false,
        error: 'Something went wrong on the server.',
        code: 'internal',
      });
    fail();
    await openTab(page, 'security');
    const failed = page.getByRole('main').getByText('Your sign-in methods could not be loaded');
    await expect(failed).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
    front.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(securityTab(page).setUp).toBeVisible();
    await expect(failed).toHaveCount(0);

    fail();
    await openTab(page, 'profile');
    await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const { dialog, password } = securityTab(page);
    await expect(dialog.getByText('Your sign-in methods could not be loaded')).toBeVisible();
    await look('security-confirm-failed');
    front.heal();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(password).toBeFocused();
  },
);
