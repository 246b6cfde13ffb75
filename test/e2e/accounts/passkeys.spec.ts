// @long
import { endConfirmation, question, securityTab } from '../support/pages/security.ts';
import { openTab } from '../support/pages/settings.ts';
import { told } from '../support/pages/toasts.ts';
import { robin, signIn } from '../support/state/accounts.ts';
import { addAuthenticator, addPasskey } from '../support/state/factors.ts';
import { expect, test } from '../support/test.ts';

// Every test opens the tab that it is about.
test.use({ home: '' });

test.beforeEach(({ complaints }) => {
  // Browsers write each refused call into their console.
  complaints.announce(/40[039].*\/api\/auth\/(passkeys|confirm|profile)/);
});

const stopped = 'The passkey was cancelled or timed out. Nothing has changed.';

test('a passkey is added, renamed and removed', async ({
  page,
  perch,
  token: _token,
  look,
  lookInLight,
}) => {
  await addAuthenticator(page);
  await openTab(page, 'security');
  const tab = securityTab(page);
  const rows = tab.passkeys.getByRole('listitem');
  await expect(tab.passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  await tab.addPasskey.click();
  await expect(tab.passkeyName).toBeFocused();
  // It says where it was made, until the owner has a better name.
  await expect(tab.passkeyName).toHaveValue(/Chrome/);
  await look('passkeys-add');
  await tab.passkeyName.fill('');
  await tab.passkeys.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.passkeys.getByText('A name is required')).toBeVisible();
  await tab.passkeyName.fill('Nest');
  await tab.passkeyName.press('Enter');
  await tab.password.fill(robin.password);
  await tab.confirm.click();
  await expect(told(page, 'Passkey added.')).toHaveCount(1);
  // The first second factor comes with recovery codes.
  await expect(tab.recovery.getByRole('heading', { name: 'Save these codes' })).toBeFocused();
  await expect(tab.recovery.getByRole('listitem')).toHaveCount(10);
  await tab.recovery.getByRole('button', { name: 'I have saved them' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Nest.*Added \d\d\.\d\d\.\d{4}, \d\d:\d\d.*Never used/);
  await look('passkeys-one');
  await lookInLight('passkeys-one');

  await tab.passkeys.getByRole('button', { name: 'Rename Nest' }).click();
  await expect(tab.passkeyName).toHaveValue('Nest');
  await expect(tab.passkeyName).toBeFocused();
  await look('passkeys-rename');
  const long = 'A name of sixty-four characters, which is as long as it may be!!';
  await tab.passkeyName.fill(long);
  await tab.passkeys.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText(long);
  await look('passkeys-long');

  await endConfirmation(perch);
  await tab.passkeys.getByRole('button', { name: `Remove ${long}` }).click();
  const ask = question(page, `Remove ${long}`);
  await look('passkeys-remove');
  await ask.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(tab.withPasskey).toBeFocused();
  await expect(tab.recoveryCode).toBeVisible();
  await look('passkeys-confirm');
  await lookInLight('passkeys-confirm');
  await tab.withPasskey.click();
  await expect(tab.passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(tab.recovery).toHaveCount(0);
  expect(await signIn(perch, robin)).toBeTruthy();
});

test('a user who tells the browser to stop leaves all as it was @desktop', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  const authenticator = await addAuthenticator(page);
  // Chromium answers like for a user who declines.
  await authenticator.setVerified(false);
  await openTab(page, 'security');
  const { addPasskey: add, passkeys, passkeyName, password, confirm } = securityTab(page);
  await add.click();
  await passkeyName.press('Enter');
  await password.fill(robin.password);
  await confirm.click();
  await expect(passkeys.getByText(stopped)).toBeVisible();
  await look('passkeys-stopped');
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await passkeys.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeVisible();
  await expect(passkeys.getByText(stopped)).toHaveCount(0);
  await page.reload();
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  expect(await signIn(perch, robin)).toBeTruthy();
});

test('a new email is confirmed by a passkey, and not by one that fails @desktop', async ({
  page,
  perch,
  token,
}) => {
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await endConfirmation(perch);
  await authenticator.setVerified(false);
  await openTab(page, 'profile');
  const { dialog, withPasskey } = securityTab(page);
  await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await withPasskey.click();
  await expect(dialog.getByText(stopped)).toBeVisible();
  await authenticator.setVerified(true);
  await withPasskey.click();
  await expect(dialog).toBeHidden();
  await expect(told(page, 'Profile updated successfully!')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('redbreast@example.org');
});

test('a device has one passkey of an account @desktop', async ({ page, perch, token }) => {
  await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await openTab(page, 'security');
  const { addPasskey: add, passkeys, passkeyName } = securityTab(page);
  await add.click();
  await passkeyName.press('Enter');
  await expect(
    passkeys.getByText('This device already has a passkey for your account.'),
  ).toBeVisible();
  await passkeys.getByRole('button', { name: 'Cancel' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
});

test('the last way to sign in stays, and says so', async ({ page, perch, token, look }) => {
  await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await perch.runStatement(`update users set password_hash = ''`);
  await openTab(page, 'security');
  const { passkeys, dialog, withPasskey } = securityTab(page);
  const password = page.getByRole('region', { name: 'Password' });
  await expect(password.getByText('Your account has no password.')).toBeVisible();
  await expect(password.getByRole('textbox')).toHaveCount(0);
  await endConfirmation(perch);
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await withPasskey.click();
  await expect(dialog).toBeHidden();
  await expect(passkeys.getByRole('alert')).toContainText('last way to sign in');
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await look('passkeys-last');
});

test('no more than twenty are offered, and all stay in reach @desktop', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await perch.runStatement(`
    with recursive counts(n) as (select 1 union all select n + 1 from counts where n < 20)
    insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name,
      is_backed_up, created_at, last_used_at)
    select 'passkey-' || n, users.id, 'credential-' || n, 'key', 0, '', 'Passkey ' || n, n % 2,
      1700000000000 + n, case when n % 3 then 1790000000000 else null end
    from counts, users`);
  await openTab(page, 'security');
  const { passkeys, addPasskey: add } = securityTab(page);
  await expect(passkeys.getByRole('listitem')).toHaveCount(20);
  await expect(
    passkeys.getByText('An account can have up to 20 passkeys. Remove one to add another.'),
  ).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(passkeys.getByText('Synced')).toHaveCount(10);
  await look('passkeys-twenty');
});

test('a browser without passkeys is told so @desktop', async ({ page, token: _token, look }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openTab(page, 'security');
  const { passkeys, addPasskey: add } = securityTab(page);
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(passkeys.getByText(/^Passkeys need a browser/)).toBeVisible();
  await expect(add).toHaveCount(0);
  await look('passkeys-unsupported');
});
