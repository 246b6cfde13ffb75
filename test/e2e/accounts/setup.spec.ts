import { fillRegistration } from '../support/pages/registration.ts';
import { told } from '../support/pages/toasts.ts';
import { becomeAdministrator, robin, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ isNew: true });

test('a used set-up link says so and makes no second administrator @desktop', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  await becomeAdministrator(perch);
  complaints.announce(/40[39].*\/api\/auth\/register/);
  await page.goto(perch.setupUrl);
  await fillRegistration(page, wren);
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/register/);
  await look('set-up-closed');
});

test('an ordinary registration waits for approval @desktop', async ({ page, perch, look }) => {
  await becomeAdministrator(perch);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(page).toHaveTitle('Create account · Perch');
  await look('register');
  await fillRegistration(page, wren);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await expect(page.getByText('pending approval')).toBeVisible();
  await expect(
    told(page, 'Registration successful! Your account is waiting for approval.'),
  ).toHaveCount(1);
  // Where no email is sent, nothing notifies.
  await expect(page.getByText('You will be notified')).toHaveCount(0);
  await look('registered');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('without an administrator the registration tells where the set-up link is @desktop', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByText('setup link that it printed')).toBeVisible();
});

test('a registration that cannot be sent says why beside each field', async ({ page, look }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const name of ['Username', 'Email', 'Password']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await fillRegistration(page, { ...wren, email: 'wren', password: '12345' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is not a valid address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await fillRegistration(page, wren);
  await page.getByLabel('Confirm password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await look('register-mistakes');
});

test('a typed password can be shown and hidden again @desktop', async ({ page }) => {
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('correct horse');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a taken email is refused in the server’s words @desktop', async ({
  page,
  perch,
  complaints,
}) => {
  await becomeAdministrator(perch);
  complaints.announce(/409.*\/api\/auth\/register/);
  await page.goto('/register');
  await fillRegistration(page, { ...robin, username: 'someone-else' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText(/email/i);
});

test.describe('with registration closed', () => {
  test.use({ env: { REGISTRATION: 'closed' } });

  test('there is no form, and the login page offers none @desktop', async ({
    page,
    perch,
    look,
  }) => {
    await becomeAdministrator(perch);
    await page.goto('/login');
    await expect(page.getByText('New accounts are not accepted')).toBeVisible();
    await page.goto('/register');
    await expect(page.getByText('New accounts are not accepted')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await look('register-closed');
  });
});
