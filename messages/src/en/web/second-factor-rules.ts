/** Asks an account to set up the second factor that the server requires. */
export const secondFactorRules = {
  title: 'Set up a second factor',
  lead: 'This server requires one: an authenticator app or a passkey. Your links and upload programs keep working.',
  setUp: 'Set it up',
};
