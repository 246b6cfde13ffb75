import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Authenticator apps, recovery codes and confirmation by them: refusals, answers and mails. */
export const secondFactors = {
  required: 'Please enter the code of your second factor.',
  codeInvalid:
    'This code is not right, or it was used already. Authenticator apps show a new one every 30 seconds.',
  signInExpired: 'This sign-in has expired. Please sign in again.',
  confirmWithFactor:
    'Please confirm with your second factor that it is you; the password alone is not enough.',
  confirmBySigningIn: 'Please sign in again to confirm that it is you.',
  appIsSetUp: 'An authenticator app is set up already. Replace it on purpose, or remove it first.',
  noApp: 'No authenticator app is set up.',
  setUpExpired: 'Setting up the app took too long. Please begin again.',
  codesNeedFactor:
    'Recovery codes stand in for a second factor: set up an authenticator app or a passkey first.',
  lastWayIn: 'This is the last way to sign in to your account. Add another one first.',
  appRemoved: 'The authenticator app is removed.',
  mail: {
    added: {
      subject: 'An authenticator app was set up',
      text: ({ site }: { site: string }) =>
        `An authenticator app has been set up for your account at ${isolate(site)}. Signing in takes one of its codes from now on.`,
    },
    removed: {
      subject: 'Your authenticator app was removed',
      text: ({ site }: { site: string }) =>
        `The authenticator app of your account at ${isolate(site)} has been removed. Its codes are no longer asked for.`,
    },
    codeUsed: {
      subject: 'A recovery code was used',
      text: ({ site }: { site: string }) =>
        `One of the recovery codes of your account at ${isolate(site)} has been used in place of your second factor. It does not work again.`,
      left: ({ left }: { left: number }) => `Recovery codes left: ${number(left)}.`,
    },
    notYou:
      'If it was not you, change your password now, sign out everywhere else, and make new recovery codes.',
    link: 'Your settings',
  },
};
