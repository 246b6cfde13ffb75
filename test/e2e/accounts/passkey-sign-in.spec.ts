// @long

import type { Page } from '@playwright/test';

import { secondStep } from '../support/pages/second-step.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { addAuthenticator, addPasskey } from '../support/state/factors.ts';
import { expect, storedToken, test } from '../support/test.ts';

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const failed = 'The passkey could not be used. Try again, or sign in another way.';

/** The browser does not offer passkeys by itself: only the button asks for them. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

test('a passkey signs in by the button, without email and password @desktop', async ({
  page,
  perch,
}) => {
  const token = await becomeAdministrator(perch);
  await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await withoutAutofill(page);
  await page.goto('/login?next=%2Fuploads');
  await expect(passkeyButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await passkeyButton(page).click();
  await expect(page).toHaveURL('/uploads');
  expect(await storedToken(page)).toBeTruthy();
});

test('a passkey signs in from the list below the field for the name @desktop', async ({
  page,
  perch,
}) => {
  const token = await becomeAdministrator(perch);
  await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await page.goto('/login');
  // The authenticator chooses from the list as soon as it is offered.
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).toBeTruthy();
});

test('a passkey is the second factor of a password', async ({
  page,
  perch,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/401.*\/api\/auth\/login/);
  const token = await becomeAdministrator(perch);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await authenticator.setPresence(false);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { code, recoveryCode, toRecovery } = secondStep(page);
  // Without an authenticator app, the only codes are recovery codes.
  await expect(passkeyButton(page)).toBeFocused();
  await expect(recoveryCode).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(toRecovery).toHaveCount(0);
  await look('second-step-passkey');
  await lookInLight('second-step-passkey');
  expect(await storedToken(page)).toBeNull();
  await authenticator.setPresence(true);
  await passkeyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).toBeTruthy();
});

test('a question for a passkey that the user declines says nothing, and the password still works @desktop', async ({
  page,
  perch,
}) => {
  await becomeAdministrator(perch);
  // It has no passkey, so the browser ends the question as for a user who declines.
  await addAuthenticator(page);
  await withoutAutofill(page);
  await page.goto('/login');
  const asked = page.waitForResponse('**/passkeys/login/options');
  await passkeyButton(page).click();
  await asked;
  await expect(passkeyButton(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
});

test('while the browser asks for a passkey, the password can be used instead', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await perch.runStatement('delete from passkeys');
  await authenticator.setPresence(false);
  await withoutAutofill(page);
  await page.goto('/login');
  await passkeyButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for your passkey…' })).toBeVisible();
  await look('passkey-asked');
  await lookInLight('passkey-asked');
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
});

test('a passkey that the server does not know is told in place @desktop', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/auth\/passkeys/);
  const token = await becomeAdministrator(perch);
  await addAuthenticator(page);
  await addPasskey(page, perch, token, robin);
  await withoutAutofill(page);
  await perch.runStatement('delete from passkeys');
  await page.goto('/login');
  await passkeyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('passkey');
  await expect(page.getByText(failed)).toHaveCount(0);
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await look('passkey-refused');
});

test('a browser that cannot use its passkeys says so in one sentence @desktop', async ({
  page,
  perch,
}) => {
  await becomeAdministrator(perch);
  await page.addInitScript(() => {
    navigator.credentials.get = () =>
      Promise.reject(new DOMException('The device is broken', 'UnknownError'));
  });
  await page.goto('/login');
  await passkeyButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(failed);
});

test('a browser without passkeys has no button for them @desktop', async ({ page, perch }) => {
  await becomeAdministrator(perch);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const options: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/passkeys/')) options.push(request.url());
  });
  await page.goto('/login');
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
  await expect(passkeyButton(page)).toHaveCount(0);
  expect(options).toEqual([]);
});
