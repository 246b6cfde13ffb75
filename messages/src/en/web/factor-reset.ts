import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** The second factors of a user, and the dialog that resets them. */
export const factorReset = {
  factors: 'Second factors',
  none: 'None',
  app: 'Authenticator app',
  passkeys: ({ count }: { count: number }) =>
    plural(count, { one: '# passkey', other: '# passkeys' }),
  title: 'Reset second factors',
  text: ({ name }: { name: string }) =>
    `The authenticator app, the recovery codes and the passkeys of ${isolate(name)} are removed, and every session ends.`,
  check:
    'Make sure that the owner is asking for this: afterwards the password alone is enough to sign in.',
  reason: 'Reason',
  reasonHint: 'It appears in the audit log and in the mail to the owner.',
  reasonRequired: 'Please give the reason.',
  failed: 'Failed to reset the second factors',
};
