// @long

import { openTab } from '../support/pages/settings.ts';
import { Mailbox } from '../support/servers/mailbox.ts';
import { robin, signIn } from '../support/state/accounts.ts';
import { expect, storedToken, test as withServer } from '../support/test.ts';

const test = withServer.extend<{ mailbox: Mailbox }>({
  // Playwright wants to see what a fixture needs, and this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, use) => {
    await using mailbox = await Mailbox.open();
    await use(mailbox);
  },
  env: async ({ mailbox }, use) => use(mailbox.env),
});

// Every test opens the page that it is about.
test.use({ home: '' });

const email = 'redbreast@example.org';

test('a new email waits for its link, is said to wait, and counts when the link was opened', async ({
  page,
  perch,
  mailbox,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\/auth\/profile/);
  await openTab(page, 'profile');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Your password', { exact: true }).fill(robin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`We have sent a link to ${email}`).first()).toBeVisible();
  await expect(page.getByText('until then, sign in as before')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(robin.email);
  await look('settings-profile-pending');
  await page.reload();
  await expect(page.getByText('until then, sign in as before')).toBeVisible();
  expect(await signIn(perch, robin)).toBeTruthy();

  const link = await mailbox.linkTo(email, '/confirm-email');
  await page.goto(link);
  await expect(page).toHaveTitle('Confirm your new email · Perch');
  await expect(page).toHaveURL('/confirm-email');
  await look('confirm-email');
  await page.reload();
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email has been changed' })).toBeVisible();
  await look('confirm-email-done');
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByText('until then, sign in as before')).toHaveCount(0);
  expect(await signIn(perch, { ...robin, email })).toBeTruthy();
  expect(mailbox.textsTo(robin.email).join('')).toContain(email);
});

test('the link works signed out, once, and says so the second time @desktop', async ({
  page,
  perch,
  mailbox,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/auth\/email\/confirm/);
  const token = await signIn(perch, robin);
  const answer = await fetch(`${perch.origin}/api/auth/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username: robin.username, email, currentPassword: robin.password }),
  });
  expect(answer.status).toBe(200);
  const link = await mailbox.linkTo(email, '/confirm-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This link is no longer valid/);
  await look('confirm-email-refused');
});

test('a change that waits can be cancelled @desktop', async ({ page, perch, mailbox, token }) => {
  await fetch(`${perch.origin}/api/auth/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username: robin.username, email, currentPassword: robin.password }),
  });
  const link = await mailbox.linkTo(email, '/confirm-email');
  await openTab(page, 'profile');
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText('Your email has not been changed.')).toBeVisible();
  await expect(page.getByText('until then, sign in as before')).toHaveCount(0);
  const opened = await fetch(`${perch.origin}/api/auth/email/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(link).hash.replace('#token=', '') }),
  });
  expect(opened.status).toBe(400);
});

test('a mailed link sets a new password, and keeps upload clients working where that is ticked @desktop', async ({
  page,
  perch,
  mailbox,
  token,
  look,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  const shown = await (await fetch(`${perch.origin}/api/auth/token`, { headers })).json();
  const works = async () => {
    const bearer = { authorization: `Bearer ${shown.data.apiToken}` };
    return (await fetch(`${perch.origin}/api/upload/my`, { headers: bearer })).ok;
  };
  const reset = async (password: string, isKept: boolean) => {
    const asked = mailbox.textsTo(robin.email).length;
    await fetch(`${perch.origin}/api/auth/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: robin.email }),
    });
    await expect.poll(() => mailbox.textsTo(robin.email).length).toBe(asked + 1);
    await page.goto(await mailbox.linkTo(robin.email, '/reset-password'));
    await expect(page).toHaveURL('/reset-password');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password', { exact: true }).fill(password);
    const keep = page.getByRole('checkbox', { name: 'Keep my upload clients working' });
    await expect(keep).not.toBeChecked();
    if (isKept) await keep.check();
    await look(`reset-password-${isKept ? 'kept' : 'ended'}`);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your password has been changed' }),
    ).toBeVisible();
    await look('reset-password-done');
  };
  await reset('a better one', true);
  expect(await works()).toBe(true);
  await reset('the best one', false);
  expect(await works()).toBe(false);
  expect(await signIn(perch, { ...robin, password: 'the best one' })).toBeTruthy();
});
