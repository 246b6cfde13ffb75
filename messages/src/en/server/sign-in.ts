/** Signing in by providers, and without a password: refusals and answers. */
export const signIn = {
  providerRefused: 'This account of the provider may not sign in here.',
  providerUnavailable: 'The provider for signing in does not answer right now. Please try again.',
  noProvider: 'No such provider for signing in is set up here.',
  expired: 'This sign-in has expired or was used before. Please begin again.',
  passwordOff: 'Signing in with a password is switched off here.',
  identityTaken: 'This account of the provider is linked with another account here.',
  noSuchIdentity: 'There is no such linked account.',
  linkInvalid: 'This sign-in link is not valid any more.',
  unlinked: 'The account is unlinked.',
};
