import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Second factors that administrators require or reset. */
export const secondFactorRules = {
  needed: ({ url }: { url: string }) =>
    `This server requires a second factor. Please set one up at ${url} to continue.`,
  reset: 'Second factors removed. All sessions have ended.',
  nothingToReset: 'This account has no second factor.',
  ownFactors: 'Remove your own second factors in your settings.',
  passkeysAlone:
    'Passkeys are the only way to sign in to this account. Run perch user remove-second-factor on the server, and then perch user sign-in-link.',
  mail: {
    subject: 'Your second factors have been reset',
    removed: ({ site }: { site: string }) =>
      `An administrator of ${isolate(site)} has removed the authenticator app, the recovery codes and the passkeys of your account. You are signed out everywhere.`,
    notYou:
      'Sign in as before and set up a second factor again. If you did not ask for this, tell an administrator of the server.',
    link: 'Set up a second factor',
  },
};
