import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Authenticator apps, recovery codes and confirmation by them: refusals, answers and mails. */
export const secondFactors = {
  required: 'Please enter the code of your second factor.',
  codeInvalid:
    'This code is wrong or has been used already. Authenticator apps show a new one every 30 seconds.',
  signInExpired: 'This sign-in has expired. Please sign in again.',
  confirmWithFactor:
    'Please confirm with your second factor that it is you; a password is not enough.',
  confirmBySigningIn: 'Please sign in again to confirm that it is you.',
  appIsSetUp: 'An authenticator app is already set up. Replace it explicitly, or remove it first.',
  noApp: 'No authenticator app is set up.',
  setUpExpired: 'Setting up the app took too long. Please start again.',
  codesNeedFactor:
    'Recovery codes replace a second factor: set up an authenticator app or a passkey first.',
  lastWayIn: 'This is the last way to sign in to your account. Add another one first.',
  appRemoved: 'Authenticator app removed.',
  mail: {
    added: {
      subject: 'An authenticator app was set up',
      text: ({ site }: { site: string }) =>
        `An authenticator app has been set up for your account at ${isolate(site)}. From now on, signing in requires one of its codes.`,
    },
    removed: {
      subject: 'Your authenticator app was removed',
      text: ({ site }: { site: string }) =>
        `The authenticator app of your account at ${isolate(site)} has been removed. Its codes are no longer required.`,
    },
    codeUsed: {
      subject: 'A recovery code was used',
      text: ({ site }: { site: string }) =>
        `One of the recovery codes of your account at ${isolate(site)} has been used in place of your second factor. It cannot be used again.`,
      left: ({ left }: { left: number }) => `Recovery codes left: ${number(left)}.`,
    },
    notYou:
      'If it was not you, change your password now, sign out everywhere else, and make new recovery codes.',
    link: 'Your settings',
  },
};
