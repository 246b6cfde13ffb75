// @long

import type { Page } from '@playwright/test';

import { endConfirmation, securityTab } from '../support/pages/security.ts';
import { told } from '../support/pages/toasts.ts';
import { approve, register, robin, signIn, wren } from '../support/state/accounts.ts';
import { codeOf, setUpApp } from '../support/state/factors.ts';
import { expect, openAs, test } from '../support/test.ts';

test.use({ home: '' });

const resetTitle = 'Reset second factors';
const askingTitle = 'Set up a second factor';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator resets the second factors of a user, for a reason', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/403.*\/second-factors\/reset/);
  const id = await register(perch, wren);
  await approve(perch, token, id);
  const account = page.getByRole('region', { name: 'wren' });
  await page.goto(`/admin/users/${id}`);
  await expect(account).toContainText('Second factorsNone');
  await expect(page.getByRole('button', { name: resetTitle })).toHaveCount(0);

  await setUpApp(perch, await signIn(perch, wren), wren);
  await page.reload();
  await expect(account).toContainText('Second factorsAuthenticator app');
  await look('admin-second-factors');
  await press(page, resetTitle);
  const dialog = page.getByRole('dialog', { name: resetTitle });
  const reason = dialog.getByLabel('Reason');
  const confirm = dialog.getByRole('button', { name: resetTitle });
  await expect(dialog).toContainText('every session ends');
  await confirm.click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('  ');
  await confirm.click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await look('admin-reset-factors');
  await lookInLight('admin-reset-factors');

  // A reason that was cancelled is not there the next time.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await press(page, resetTitle);
  await expect(reason).toHaveValue('');
  await reason.fill('Lost <b>the phone</b>');
  await confirm.click();

  const { dialog: question, password, confirm: confirmSession } = securityTab(page);
  await expect(question).toBeVisible();
  await look('admin-reset-factors-confirm');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  // Declining changes nothing, and what was written stays.
  await expect(reason).toHaveValue('Lost <b>the phone</b>');
  await expect(account).toContainText('Second factorsAuthenticator app');
  await confirm.click();
  await password.fill(robin.password);
  await confirmSession.click();
  await expect(told(page, 'Second factors removed. All sessions have ended.')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await expect(account).toContainText('Second factorsNone');
  await expect(page.getByRole('button', { name: resetTitle })).toHaveCount(0);
  expect(await signIn(perch, wren)).toBeTruthy();

  await page.goto('/admin/audit');
  const entry = page.getByRole('row', { name: /Second factors reset/ });
  await expect(entry).toContainText('Lost <b>the phone</b>');
});

test('a reset that is refused says why, and the reason stays @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/(403|409).*\/second-factors\/reset/);
  const id = await register(perch, wren);
  await approve(perch, token, id);
  await setUpApp(perch, await signIn(perch, wren), wren);
  await perch.runStatement(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, is_backed_up, created_at)
     values ('passkey000000001', '${id}', 'none', 'none', 0, 'internal', 'Laptop', 0, 1)`,
  );
  await perch.runStatement(`update users set password_hash = '' where id = '${id}'`);
  await page.goto(`/admin/users/${id}`);
  const account = page.getByRole('region', { name: 'wren' });
  await expect(account).toContainText('1 passkey');
  await press(page, resetTitle);
  const dialog = page.getByRole('dialog', { name: resetTitle });
  await dialog.getByLabel('Reason').fill('Lost the phone');
  await dialog.getByRole('button', { name: resetTitle }).click();
  const { password, confirm } = securityTab(page);
  await password.fill(robin.password);
  await confirm.click();
  await expect(page.getByText(/perch user sign-in-link/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Lost the phone');
  await expect(account).toContainText('1 passkey');
});

test('an administrator requires a second factor, and every page asks for it until there is one', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/403.*\/api\//);
  await page.goto('/admin?tab=settings');
  const group = page.getByRole('region', { name: 'Signing in' });
  const rule = group.getByLabel('Required second factor');
  await expect(rule).toHaveValue('off');
  await rule.selectOption('For administrators');
  await rule.scrollIntoViewIfNeeded();
  await look('admin-settings-sign-in');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // From the next answer on, its own administrator is asked as well.
  const asking = page.getByRole('heading', { name: askingTitle });
  await expect(asking).toBeVisible();
  await look('second-factor-asked');
  await lookInLight('second-factor-asked');
  for (const path of ['/dashboard', '/uploads', '/admin', '/settings', '/settings?tab=profile']) {
    await page.goto(path);
    await expect(asking).toBeVisible();
  }

  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL('/settings?tab=security');
  const { app, setUp, password, confirm, firstCode, turnOn, recovery } = securityTab(page);
  await expect(page.getByText(/This server requires a second factor/)).toBeVisible();
  await expect(setUp).toBeVisible();
  // What the server refuses until then is not offered.
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0);
  await look('second-factor-needed');
  await lookInLight('second-factor-needed');
  await page.getByRole('tab', { name: 'Profile', exact: true }).click();
  await expect(asking).toBeVisible();
  await page.goBack();
  await endConfirmation(perch);
  await setUp.click();
  await password.fill(robin.password);
  await confirm.click();
  const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await firstCode.fill(codeOf(secret));
  await turnOn.click();
  // They are shown once: that the rest of the page appears must not take them away.
  await expect(recovery.getByRole('heading', { name: 'Save these codes' })).toBeVisible();
  await expect(page.getByText(/This server requires a second factor/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /[Ss]essions/ })).toBeVisible();
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  await page.goto('/dashboard');
  // Phones have no room for it.
  await expect(page.getByText(/Welcome/).first()).toBeAttached();
  await expect(asking).toHaveCount(0);

  // A user is not asked.
  const id = await register(perch, wren);
  await approve(perch, token, id);
  const others = await page.context().browser()?.newPage({ baseURL: perch.origin });
  if (!others) throw new Error('The browser has gone');
  await openAs(others, await signIn(perch, wren));
  await expect(others.getByRole('heading', { name: askingTitle })).toHaveCount(0);
  await others.close();
});
