import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Passkeys: refusals, answers, mails. */
export const passkeys = {
  invalid: 'That did not work with this passkey. Please try again.',
  tooMany: ({ max }: { max: number }) => `An account can have up to ${number(max)} passkeys.`,
  noSuchPasskey: 'There is no such passkey.',
  signInExpired: 'The sign-in took too long. Please start again.',
  added: 'Passkey added.',
  removed: 'Passkey removed.',
  /** `Firefox on Linux`, kept as a name: without the marks that separate directions. */
  browserOnSystem: ({ browser, system }: { browser: string; system: string }) =>
    `${browser} on ${system}`,
  /** The name of a passkey that was made with an unknown program. */
  unnamed: 'Passkey',
  mail: {
    addedSubject: 'A passkey was added to your account',
    added: ({ name, site }: { name: string; site: string }) =>
      `The passkey ${isolate(name)} can now be used to sign in to your account at ${isolate(site)}.`,
    addedByOther:
      'If it was not you, remove it in your settings now, change your password and end all other sessions.',
    removedSubject: 'A passkey of your account was removed',
    removed: ({ name, site }: { name: string; site: string }) =>
      `The passkey ${isolate(name)} can no longer be used to sign in to your account at ${isolate(site)}.`,
    removedByOther: 'If it was not you, change your password now and end all other sessions.',
    link: 'Your settings',
  },
};
