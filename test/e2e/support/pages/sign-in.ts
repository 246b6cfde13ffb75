import type { Page } from '@playwright/test';

import type { Person } from '../state/accounts.ts';

/** Types what the login asks for. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in as a person does, on the login page. */
export async function submitLogin(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
