import type { Page } from '@playwright/test';

/** The page that asks for the second factor. */
export const secondStep = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Confirm that it’s you' }),
  code: page.getByLabel('Six-digit code'),
  recoveryCode: page.getByLabel('Recovery code', { exact: true }),
  submit: page.getByRole('button', { name: 'Sign in', exact: true }),
  passkey: page.getByRole('button', { name: 'Use a passkey instead' }),
  toRecovery: page.getByRole('button', { name: 'Use a recovery code' }),
  back: page.getByRole('button', { name: 'Back', exact: true }),
});
