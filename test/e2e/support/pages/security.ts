import type { Page } from '@playwright/test';

import type { Perch } from '../servers/perch.ts';

/** The parts of the tab with the ways to sign in, and the question before a change. */
export function securityTab(page: Page) {
  const app = page.getByRole('region', { name: 'Authenticator app' });
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  return {
    app,
    setUp: app.getByRole('button', { name: 'Set up' }),
    firstCode: app.getByLabel('Code that the app shows now'),
    turnOn: app.getByRole('button', { name: 'Turn on' }),
    removeApp: app.getByRole('button', { name: 'Remove the authenticator app' }),
    recovery: page.getByRole('region', { name: 'Recovery codes' }),
    passkeys,
    addPasskey: passkeys.getByRole('button', { name: 'Add a passkey' }),
    passkeyName: passkeys.getByLabel('Passkey name'),
    identities: page.getByRole('region', { name: 'Linked accounts' }),
    dialog,
    password: dialog.getByLabel('Your password', { exact: true }),
    code: dialog.getByLabel('Code from your authenticator app'),
    recoveryCode: dialog.getByLabel('One of your recovery codes'),
    withPasskey: dialog.getByRole('button', { name: 'Use a passkey' }),
    confirm: dialog.getByRole('button', { name: 'Confirm', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  };
}

/** A question before an action that cannot be undone. */
export const question = (page: Page, name: string) => page.getByRole('dialog', { name });

/** As if ten minutes had passed: what changes an account has to be confirmed again. */
export const endConfirmation = (perch: Perch): Promise<void> =>
  perch.runStatement('update sessions set confirmed_until = null');

/** As if time had passed since the last code: the app's present one is taken again. */
export const forgetCodes = (perch: Perch): Promise<void> =>
  perch.runStatement('update totp set last_step = 0');
