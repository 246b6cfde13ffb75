// @long

import type { Page } from '@playwright/test';

import { fillRegistration } from '../support/pages/registration.ts';
import { Mailbox } from '../support/servers/mailbox.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { expect, openAs, test as withServer } from '../support/test.ts';

const test = withServer.extend<{ mailbox: Mailbox }>({
  // Playwright wants to see what a fixture needs, and this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, use) => {
    await using mailbox = await Mailbox.open();
    await use(mailbox);
  },
  isNew: true,
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The step that is shown, with the focus on its heading. */
async function expectStep(page: Page, number: number, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(`Step ${number} of 5`);
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
}

test.describe('with a mail server', () => {
  test.use({ env: async ({ mailbox }, use) => use(mailbox.env) });

  test('the set-up link leads from the account to the uploads, step by step', async ({
    page,
    perch,
    mailbox,
    complaints,
    look,
    lookInLight,
  }) => {
    await page.goto(perch.setupUrl);
    await expect(page.getByRole('heading', { name: 'Set up Perch' })).toBeVisible();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await look('setup-1-account');
    await fillRegistration(page, robin);
    await press(page, 'Create administrator');

    await expectStep(page, 2, 'Name and address');
    await expect(page.getByText('PUBLIC_URL=https://files.example.org')).toBeVisible();
    await look('setup-2-installation');
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(61));
    await press(page, 'Continue');
    await expect(page.getByText('The name may be up to 60 characters long.')).toBeVisible();
    await press(page, 'Back');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect(page.getByText(robin.email)).toBeVisible();
    await press(page, 'Continue');
    await page.getByLabel('Name', { exact: true }).fill('Nest');
    await press(page, 'Continue');

    await expectStep(page, 3, 'Who may register');
    await look('setup-3-registration');
    await lookInLight('setup-3-registration');
    await page.reload();
    await expectStep(page, 3, 'Who may register');
    await page.getByRole('radio', { name: 'By invitation only' }).check();
    await press(page, 'Continue');

    await expectStep(page, 4, 'Email');
    await press(page, 'Send a test email');
    await expect(page.getByRole('status')).toContainText(`accepted the email to ${robin.email}`);
    await look('setup-4-mail');
    complaints.announce(/503.*\/api\/admin\/test-mail/);
    mailbox.child.kill();
    await press(page, 'Send a test email');
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await look('setup-4-failed');

    await page.getByRole('link', { name: 'Continue later' }).click();
    await expect(page).toHaveURL('/uploads');
    await page.goto('/admin');
    await expect(page.getByText('Setup is not finished')).toBeVisible();
    await look('admin-unfinished-setup');
    await page.getByRole('link', { name: 'Finish setup' }).click();
    await expectStep(page, 4, 'Email');
    await press(page, 'Continue');

    await expectStep(page, 5, 'Upload clients');
    await expect(page.getByText(`npm run -s perch -- login ${perch.origin}`)).toBeVisible();
    await expect(page.getByText('npm run -s perch -- doctor')).toBeVisible();
    await look('setup-5-clients');
    await press(page, 'Finish');
    await expect(page).toHaveURL('/uploads');
    const { data } = await (await fetch(`${perch.origin}/api/config`)).json();
    expect(data).toMatchObject({ name: 'Nest', registration: 'invite' });

    await page.goto('/admin');
    await expect(page.getByText('This server runs Perch')).toBeVisible();
    await expect(page.getByText('Setup is not finished')).toHaveCount(0);
    await page.goto('/setup?step=mail');
    await expect(page).toHaveURL('/uploads');
  });
});

test.describe('where the environment has set everything', () => {
  test.use({ env: { SITE_NAME: 'Nest', REGISTRATION: 'closed' } });

  test('the steps show its values, can be skipped, and the rest is dismissed @desktop', async ({
    page,
    perch,
    look,
  }) => {
    await openAs(page, await becomeAdministrator(perch));
    await page.goto('/setup');
    await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
    await expect(page.getByText('Set by SITE_NAME')).toBeVisible();
    await press(page, 'Skip');
    await expect(page.getByText('Set by REGISTRATION')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Closed' })).toBeDisabled();
    await look('setup-3-locked');
    await press(page, 'Skip');
    await expect(page.getByText('SMTP_URL=smtp://')).toBeVisible();
    await look('setup-4-off');
    await page.goBack();
    await expect(page.getByText('Set by REGISTRATION')).toBeVisible();
    await page.goto('/admin');
    await press(page, 'Dismiss');
    await expect(page.getByText('Setup is not finished')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('This server runs Perch')).toBeVisible();
    await expect(page.getByText('Setup is not finished')).toHaveCount(0);
  });
});
