/** The question before what changes how an account is reached, and what a browser says of passkeys. */
export const confirmation = {
  title: 'Confirm that it is you',
  text: 'This changes how your account can be accessed. A confirmation is valid for ten minutes.',
  loading: 'Loading your sign-in methods',
  failed: 'Your sign-in methods could not be loaded',
  password: 'Your password',
  code: 'Code of your authenticator app',
  codeHint: 'Or one of your recovery codes.',
  recoveryCode: 'One of your recovery codes',
  codeRequired: 'A code is required',
  withPasskey: 'Use a passkey',
  freshSignIn:
    'Only a sign-in within the last ten minutes confirms it. Sign in again, then come back here.',
  signInAgain: 'Sign in again',
  confirm: 'Confirm',
};

export const passkeyUse = {
  stopped: 'The passkey was cancelled or timed out. Nothing has changed.',
  failed: 'Your browser could not use the passkey. Nothing has changed.',
  unsupported: 'Passkeys need a browser that supports them, and HTTPS.',
};
