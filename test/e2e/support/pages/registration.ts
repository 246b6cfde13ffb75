import type { Page } from '@playwright/test';

import type { Person } from '../state/accounts.ts';

export async function fillRegistration(
  page: Page,
  { username, email, password }: Person,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}
