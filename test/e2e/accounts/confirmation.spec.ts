// @long

import type { Page } from '@playwright/test';

import { openTab } from '../support/pages/settings.ts';
import { told } from '../support/pages/toasts.ts';
import { robin, signIn } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

// Every test opens the tab that it is about.
test.use({ home: '' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('a new email asks for the password once, and is changed then', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(/403.*\/api\/auth\/(profile|token)/);
  complaints.announce(/400.*\/api\/auth\/confirm/);
  await openTab(page, 'profile');
  await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
  await save(page).click();
  const dialog = dialogOf(page);
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await look('settings-confirm');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await password.fill('a wrong one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await expect(password).toBeFocused();
  await look('settings-confirm-refused');
  await password.fill(robin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(told(page, 'Profile updated successfully!')).toHaveCount(1);
  await expect(dialog).toBeHidden();
  await expect(save(page)).toBeFocused();
  expect(await signIn(perch, { ...robin, email: 'redbreast@example.org' })).toBeTruthy();

  // For ten minutes it is not asked again, for other things neither.
  await openTab(page, 'api');
  const box = page.getByLabel('Your API token', { exact: true });
  const old = await box.inputValue();
  await page.getByRole('button', { name: 'Replace token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('API token replaced.')).toBeVisible();
  await expect(box).not.toHaveValue(old);
});

test('the username alone asks for nothing @desktop', async ({ page, token: _token }) => {
  await openTab(page, 'profile');
  await page.getByLabel('Username').fill('robin redbreast');
  await save(page).click();
  await expect(told(page, 'Profile updated successfully!')).toHaveCount(1);
  await expect(dialogOf(page)).toHaveCount(0);
});

for (const way of ['Cancel', 'Escape']) {
  test(`${way} leaves everything as it is, and the focus where it was @desktop`, async ({
    page,
    perch,
    token: _token,
    complaints,
  }) => {
    complaints.announce(/403.*\/api\/auth\/(profile|token)/);
    await openTab(page, 'profile');
    await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
    const leave = async () => {
      await expect(dialogOf(page).getByLabel('Your password', { exact: true })).toBeFocused();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialogOf(page)).toBeHidden();
    };
    await save(page).click();
    await leave();
    await expect(save(page)).toBeFocused();
    // What was typed is still there.
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('redbreast@example.org');
    await page.reload();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(robin.email);
    expect(await signIn(perch, robin)).toBeTruthy();

    await openTab(page, 'api');
    const box = page.getByLabel('Your API token', { exact: true });
    const old = await box.inputValue();
    const replace = page.getByRole('button', { name: 'Replace token' });
    await replace.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await leave();
    await expect(replace).toBeFocused();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    await page.reload();
    await expect(box).toHaveValue(old);
  });
}

testWithFaults(
  'what fails while confirming is told in the dialog, and can be tried again @desktop',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/403.*\/api\/auth\/profile/);
    complaints.announce(/429.*\/api\/auth\/confirm/);
    await openTab(page, 'profile');
    await page.getByLabel('Email', { exact: true }).fill('redbreast@example.org');
    await save(page).click();
    const dialog = dialogOf(page);
    front.answer('POST', '/api/auth/confirm', 429, {
      success: false,
      error: 'Too many attempts. Please try again later.',
      code: 'too_many_attempts',
    });
    await dialog.getByLabel('Your password', { exact: true }).fill(robin.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Too many attempts. Please try again later.')).toBeVisible();
    front.heal();
    await page.keyboard.press('Enter');
    await expect(told(page, 'Profile updated successfully!')).toHaveCount(1);
  },
);

test('a password change replaces the API token, unless clients are to go on @desktop', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await openTab(page, 'api');
  const box = page.getByLabel('Your API token', { exact: true });
  const old = await box.inputValue();
  const works = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${perch.origin}/api/upload/my`, { headers })).ok;
  };
  const change = async (current: string, next: string, isKept: boolean) => {
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password', { exact: true }).fill(next);
    const keep = page.getByRole('checkbox', { name: 'Keep my upload clients working' });
    await expect(keep).not.toBeChecked();
    if (isKept) await keep.check();
    await look(`settings-password-${isKept ? 'kept' : 'ended'}`);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
    await expect(keep).not.toBeChecked();
    await page.getByRole('tab', { name: 'API & ShareX' }).click();
  };
  await change(robin.password, 'a better one', true);
  await expect(box).toHaveValue(old);
  expect(await works(old)).toBe(true);
  await change('a better one', 'the best one', false);
  await expect(box).not.toHaveValue(old);
  expect([await works(old), await works(await box.inputValue())]).toEqual([false, true]);
});
