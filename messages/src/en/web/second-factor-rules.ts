/** Asks an account to set up the second factor that the server requires. */
export const secondFactorRules = {
  title: 'Set up a second factor',
  lead: 'This server requires one to go on: an authenticator app or a passkey. Your links and upload programs go on working.',
  setUp: 'Set it up',
};
