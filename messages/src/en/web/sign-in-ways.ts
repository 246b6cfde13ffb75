/** The ways to sign in beside a password, and the second step. */
export const signInWays = {
  name: { label: 'Email or username', required: 'Email or username is required' },
  or: 'or',
  provider: ({ name }: { name: string }) => `Sign in with ${name}`,
  proxy: 'Single sign-on',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey…',
  passkeyFailed: 'The passkey could not be used. Try again, or sign in another way.',
  none: 'This browser has no way to sign in here. Ask the administrator for a sign-in link.',
  noRegistration:
    'This server does not use passwords, so you cannot register here. Ask the administrator for an account.',
  second: {
    title: 'Confirm that it’s you',
    appCode: 'Six-digit code',
    appHint: 'Your authenticator app shows it. It is sent after the last digit.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'You got these codes when you set up the second factor. Each works once.',
    missing: 'Please enter the code',
    passkey: 'Use a passkey instead',
    back: 'Back',
    toRecovery: 'Use a recovery code',
    toApp: 'Use the app’s code',
  },
  /** When a provider's answer ends with an error. */
  refusals: {
    expired: 'This sign-in took too long. Please start again.',
    noAccount: 'There is no account for you here, and new accounts are not accepted at the moment.',
    refused: 'The sign-in was refused. If you should have access, ask the administrator.',
    taken:
      'An account here has your email already. Sign in to it another way, then link both in the settings.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    unavailable: 'The sign-in service does not answer at the moment. Try again in a few minutes.',
    unexplained: 'The sign-in failed. Please try again.',
  },
};
