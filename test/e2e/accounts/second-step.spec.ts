// @long
import { secondStep } from '../support/pages/second-step.ts';
import { fillLogin, submitLogin } from '../support/pages/sign-in.ts';
import { holdAnswers } from '../support/servers/held-requests.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { codeOf, setUpApp, wrongCodeOf } from '../support/state/factors.ts';
import { expect, storedToken, test } from '../support/test.ts';

const refusedCode = 'This code is wrong';

test.beforeEach(({ complaints }) => {
  // Browsers write each refused call into their console.
  complaints.announce(/40[01].*\/api\/auth\/login/);
});

test('the second step takes the six digits of an app, which are sent by themselves @phone', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  await page.goto('/login?next=%2Fuploads');
  await submitLogin(page, robin);
  const { heading, code } = secondStep(page);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Confirm that it’s you · Perch');
  expect(await storedToken(page)).toBeNull();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await look('second-step');
  await lookInLight('second-step');
  await code.pressSequentially(codeOf(secret));
  await expect(page).toHaveURL('/uploads');
  expect(await storedToken(page)).toBeTruthy();
});

test('a code is pasted with spaces, and sent with Enter once it was refused @desktop', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  const wrong = wrongCodeOf(secret);
  await page.goto('/login');
  await submitLogin(page, { ...robin, email: robin.username });
  const { code, heading } = secondStep(page);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/login/second')) tries += 1;
  });
  await code.fill(`${wrong.slice(0, 3)} ${wrong.slice(3)}`);
  await expect(page.getByRole('alert')).toContainText(refusedCode);
  await expect(heading).toBeVisible();
  // The whole code is selected: the next one is typed over it.
  await expect(code).toBeFocused();
  const chosen = await code.evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(chosen).toEqual([0, 7]);
  await look('second-step-refused');
  await lookInLight('second-step-refused');
  // The sentence of the first answer may still stand while the second is awaited.
  const answer = page.waitForResponse('**/api/auth/login/second');
  await code.press('Enter');
  await answer;
  expect(tries).toBe(2);
  await expect(page.getByRole('alert')).toContainText(refusedCode);
  expect(await storedToken(page)).toBeNull();
  const right = codeOf(secret);
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
  await expect(page).toHaveURL('/dashboard');
  expect(tries).toBe(3);
});

test('a code that is entered while another one is on its way is sent after it @desktop', async ({
  page,
  perch,
}) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  const { firstIsHeld, release } = await holdAnswers(page, /\/api\/auth\/login\/second$/);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { code } = secondStep(page);
  await code.fill(wrongCodeOf(secret));
  await firstIsHeld;
  await code.fill(codeOf(secret));
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('a recovery code signs in once', async ({ page, perch, look, lookInLight }) => {
  const token = await becomeAdministrator(perch);
  const { recoveryCodes } = await setUpApp(perch, token, robin);
  const [recoveryCode = ''] = recoveryCodes;
  await page.goto('/login');
  await submitLogin(page, robin);
  const { toRecovery, recoveryCode: field, submit } = secondStep(page);
  await toRecovery.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'text');
  await look('second-step-recovery');
  await lookInLight('second-step-recovery');
  await submit.click();
  await expect(page.getByText('Please enter the code')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(recoveryCode.toUpperCase());
  await field.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await submitLogin(page, robin);
  await toRecovery.click();
  await field.fill(recoveryCode);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(refusedCode);
  expect(await storedToken(page)).toBeNull();
});

test('Back leads to the password, which is asked for again @desktop', async ({ page, perch }) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { back, code, heading } = secondStep(page);
  await expect(code).toBeFocused();
  await back.click();
  await expect(heading).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');
  await expect(page.getByLabel('Email or username')).toHaveValue(robin.email);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitLogin(page, robin);
  await code.fill(codeOf(secret));
  await expect(page).toHaveURL('/dashboard');
});

test('a second step that took too long begins anew, and says why @desktop', async ({
  page,
  perch,
  look,
}) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { code } = secondStep(page);
  await expect(code).toBeFocused();
  await perch.runStatement('update sign_in_steps set expires_at = 1');
  await code.fill(codeOf(secret));
  const expired = 'This sign-in took too long. Please start again.';
  await expect(page.getByRole('alert')).toHaveText(expired);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await look('second-step-expired');
  await submitLogin(page, robin);
  await expect(code).toBeFocused();
  await expect(page.getByText(expired)).toHaveCount(0);
});

test('too many wrong codes are told in place @desktop', async ({ page, perch, complaints }) => {
  complaints.announce(/429.*\/api\/auth\/login/);
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  const wrong = wrongCodeOf(secret);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { code, heading } = secondStep(page);
  const alert = page.getByRole('alert');
  await code.fill(wrong);
  await expect(alert).toContainText(refusedCode);
  // The server takes ten; each answer is waited for, and not for its sentence, which stays the same.
  for (let tries = 2; ; tries += 1) {
    const answer = page.waitForResponse('**/api/auth/login/second');
    await code.press('Enter');
    if ((await answer).status() === 429) break;
    expect(tries).toBeLessThan(12);
  }
  await expect(alert).toContainText('Too many');
  await expect(heading).toBeVisible();
});

test('the test login of the diagnostics copes with a second factor @desktop', async ({
  page,
  perch,
}) => {
  const token = await becomeAdministrator(perch);
  await setUpApp(perch, token, robin);
  await page.goto('/login');
  await fillLogin(page, robin);
  await page.getByRole('button', { name: 'Connection problems?' }).click();
  await page.getByRole('button', { name: 'Test login' }).click();
  await expect(page.getByText('Signing in also needs your second factor')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('the second step reads from right to left, and its code does not', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const token = await becomeAdministrator(perch);
  const { secret } = await setUpApp(perch, token, robin);
  await page.goto('/login');
  await submitLogin(page, robin);
  const { code } = secondStep(page);
  await expect(code).toBeFocused();
  const input = page.locator('input[name=code]');
  await input.fill(wrongCodeOf(secret));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(input).toHaveCSS('direction', 'ltr');
  await look('second-step-arabic');
  await lookInLight('second-step-arabic');
});
