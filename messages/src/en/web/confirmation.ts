/** The question before what changes how an account is reached, and what a browser says of passkeys. */
export const confirmation = {
  title: 'Confirm that it is you',
  text: 'This changes how your account is reached. Confirm it once; that holds for ten minutes.',
  loading: 'Loading your ways to sign in',
  failed: 'Your ways to sign in cannot be shown',
  password: 'Your password',
  code: 'Code of your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  recoveryCode: 'One of your recovery codes',
  codeRequired: 'A code is required',
  withPasskey: 'Use a passkey',
  freshSignIn:
    'Only a sign-in of the last ten minutes confirms it. Sign in again and come back here then.',
  signInAgain: 'Sign in again',
  confirm: 'Confirm',
};

export const passkeyUse = {
  stopped: 'Your browser was told to stop, or waited too long. Nothing has changed.',
  failed: 'Your browser could not use the passkey. Nothing has changed.',
  unsupported: 'Passkeys need a browser that knows them, and an address with https.',
};
