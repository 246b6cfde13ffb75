/** Signing in by providers, and without a password: refusals and answers. */
export const signIn = {
  providerRefused: 'This account of the provider may not sign in here.',
  providerUnavailable: 'The sign-in provider does not answer right now. Please try again.',
  noProvider: 'There is no such sign-in provider.',
  expired: 'This sign-in has expired or was already used. Please start again.',
  passwordOff: 'Signing in with a password is switched off here.',
  identityTaken: 'This account of the provider is linked to another account here.',
  noSuchIdentity: 'There is no such linked account.',
  linkInvalid: 'This sign-in link is no longer valid.',
  unlinked: 'Account unlinked.',
};
