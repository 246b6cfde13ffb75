// @long
import { readFile } from 'node:fs/promises';

import { outcomeOf } from '../../support/wait.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { endConfirmation, forgetCodes, question, securityTab } from '../support/pages/security.ts';
import { openTab } from '../support/pages/settings.ts';
import { told } from '../support/pages/toasts.ts';
import { robin, signIn } from '../support/state/accounts.ts';
import { codeOf, setUpApp, wrongCodeOf } from '../support/state/factors.ts';
import { expect, test } from '../support/test.ts';

// Every test opens the tab that it is about.
test.use({ home: '' });

test.beforeEach(({ complaints }) => {
  // Browsers write each refused call into their console: those that want a confirmation, and wrong codes.
  complaints.announce(/40[03].*\/api\/auth\/(totp|recovery-codes|confirm|profile)/);
});

const refusedCode = /^This code is wrong/;

test('an app is set up with its first code, and its recovery codes are shown once', async ({
  page,
  perch,
  token: _token,
  look,
  lookInLight,
}) => {
  await openTab(page, 'security');
  const { app, setUp, password, confirm, firstCode, turnOn, recovery } = securityTab(page);
  await expect(recovery).toHaveCount(0);
  await look('security-none');
  await lookInLight('security-none');
  await setUp.click();
  await password.fill(robin.password);
  await confirm.click();
  await expect(app.getByRole('heading', { name: 'Add your account to the app' })).toBeFocused();
  await expect(
    app.getByRole('img', { name: 'QR code with the key of your account' }),
  ).toBeVisible();
  const uri = (await app.getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '';
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const shown = (await app.locator('code').textContent()) ?? '';
  expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = shown.replaceAll(' ', '');
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  await app.getByRole('button', { name: 'Copy the key' }).click();
  await expect(told(page, 'Key copied.')).toHaveCount(1);
  expect(await clipboardText(page)).toBe(secret);
  await look('security-app');
  await lookInLight('security-app');

  await turnOn.click();
  await expect(app.getByText('A code is required')).toBeVisible();
  await firstCode.fill(wrongCodeOf(secret));
  await turnOn.click();
  await expect(app.getByText(refusedCode)).toBeVisible();
  await expect(firstCode).toBeFocused();
  expect(await signIn(perch, robin)).toBeTruthy();
  await look('security-app-refused');
  const code = codeOf(secret);
  await firstCode.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await firstCode.press('Enter');

  await expect(recovery.getByRole('heading', { name: 'Save these codes' })).toBeFocused();
  const codes = await recovery.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expect(app.getByText(/^In use since \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeVisible();
  await expect(setUp).toHaveCount(0);
  await look('security-recovery');
  await lookInLight('security-recovery');
  await recovery.getByRole('button', { name: 'Copy' }).click();
  await expect(told(page, 'Codes copied.')).toHaveCount(1);
  expect((await clipboardText(page)).split('\n')).toEqual(codes);
  const saved = page.waitForEvent('download');
  await recovery.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('perch-recovery-codes.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n').slice(2, 12)).toEqual(codes);
  expect(text).toContain(robin.username);
  await recovery.getByRole('button', { name: 'I have saved them' }).click();
  await expect(recovery.getByText('10 codes are left.')).toBeVisible();
  await look('security-app-in-use');
  await lookInLight('security-app-in-use');
  for (const each of codes) await expect(page.getByText(each)).toHaveCount(0);
  expect(await outcomeOf(signIn(perch, robin))).toThrow();
});

test('an app that is not turned on changes nothing @desktop', async ({
  page,
  perch,
  token: _token,
}) => {
  await openTab(page, 'security');
  const { app, setUp, dialog, password, confirm, cancel, turnOn } = securityTab(page);
  await setUp.click();
  await expect(password).toBeFocused();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(setUp).toBeFocused();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await setUp.click();
  await password.fill(robin.password);
  await confirm.click();
  await expect(turnOn).toBeVisible();
  await app.getByRole('button', { name: 'Cancel' }).click();
  await expect(turnOn).toHaveCount(0);
  await expect(setUp).toBeVisible();
  await page.reload();
  await expect(setUp).toBeVisible();
  expect(await signIn(perch, robin)).toBeTruthy();
});

test('it is removed after a question and a code, and the password signs in alone', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const { secret } = await setUpApp(perch, token, robin);
  await openTab(page, 'security');
  const { removeApp, setUp, dialog, code, password, confirm, cancel, recovery } = securityTab(page);
  const ask = question(page, 'Remove the authenticator app');
  await removeApp.click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await removeApp.click();
  await look('security-app-remove');
  await ask.getByRole('button', { name: 'Remove' }).click();
  await expect(code).toBeFocused();
  // Where there is a second factor, the password is not enough.
  await expect(password).toHaveCount(0);
  await look('security-confirm-code');
  await lookInLight('security-confirm-code');
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeHidden();
  await expect(removeApp).toBeFocused();

  await removeApp.click();
  await ask.getByRole('button', { name: 'Remove' }).click();
  await confirm.click();
  await expect(dialog.getByText('A code is required')).toBeVisible();
  await code.fill(wrongCodeOf(secret));
  await confirm.click();
  await expect(dialog.getByText(refusedCode)).toBeVisible();
  await expect(code).toBeFocused();
  await look('security-confirm-code-refused');
  await forgetCodes(perch);
  await code.fill(codeOf(secret));
  await confirm.click();
  await expect(setUp).toBeVisible();
  await expect(told(page, 'Authenticator app removed.')).toHaveCount(1);
  await expect(recovery).toHaveCount(0);
  expect(await signIn(perch, robin)).toBeTruthy();
});

test('few recovery codes are warned of; one of them confirms new ones @desktop', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const { recoveryCodes } = await setUpApp(perch, token, robin);
  await endConfirmation(perch);
  // Which of them are used is not known; one that is not is needed below.
  await perch.runStatement(
    'delete from recovery_codes where code_hash in (select code_hash from recovery_codes limit 8)',
  );
  await openTab(page, 'security');
  const { recovery, code, confirm, dialog } = securityTab(page);
  await expect(recovery.getByText('2 codes are left.')).toBeVisible();
  await expect(recovery.getByText('Create new ones before you need them.')).toBeVisible();
  await look('security-recovery-few');
  await lookInLight('security-recovery-few');
  await recovery.getByRole('button', { name: 'Create new codes' }).click();
  const ask = question(page, 'Create new codes');
  await ask.getByRole('button', { name: 'Create new codes' }).click();
  for (const each of recoveryCodes) {
    await code.fill(each);
    const answered = page.waitForResponse('**/api/auth/confirm');
    await confirm.click();
    if ((await answered).ok()) break;
    await expect(dialog.getByText(refusedCode)).toBeVisible();
  }
  await expect(recovery.getByRole('heading', { name: 'Save these codes' })).toBeFocused();
  const made = await recovery.getByRole('listitem').allTextContents();
  expect(made).toHaveLength(10);
  for (const each of recoveryCodes) expect(made).not.toContain(each);
  await recovery.getByRole('button', { name: 'I have saved them' }).click();
  await expect(recovery.getByText('10 codes are left.')).toBeVisible();
  await expect(recovery.getByText('Create new ones before you need them.')).toHaveCount(0);
});

test('a new email is confirmed by a code @desktop', async ({ page, perch, token }) => {
  const { secret } = await setUpApp(perch, token, robin);
  await endConfirmation(perch);
  await forgetCodes(perch);
  await openTab(page, 'profile');
  const { code, confirm, dialog } = securityTab(page);
  await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await code.fill(codeOf(secret));
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(told(page, 'Profile updated successfully!')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('redbreast@example.org');
});

test('recovery codes are printed without the rest of the page @desktop', async ({
  page,
  token: _token,
}) => {
  await openTab(page, 'security');
  const { app, setUp, password, confirm, firstCode, recovery } = securityTab(page);
  await setUp.click();
  await password.fill(robin.password);
  await confirm.click();
  const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await firstCode.fill(codeOf(secret));
  await firstCode.press('Enter');
  const title = page.getByText(/^Recovery codes of .*robin.* at .*localhost/);
  const codes = page.getByRole('listitem').filter({ hasText: /^\w+(-\w+)+$/ });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I have saved them' })).toHaveCount(0);
});
