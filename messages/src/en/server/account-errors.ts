import { createFormats } from '../../formats.ts';

const { plural } = createFormats('en');

/** Failed calls about accounts, signing in and registering. */
export const accountErrors = {
  noSuchUser: 'There is no such user.',
  accountGone: 'This account no longer exists.',
  accountTaken: 'This username or email is already registered.',
  ownAccount: 'You cannot delete your own account here.',
  lastAdministrator: 'This is the last administrator; make another user an administrator first.',
  nothingToKeep: 'keepLinks is for accounts that are suspended.',
  notSignedIn: 'Please sign in, or check the API token of your client.',
  sessionNeeded: 'The API token cannot be used for this; please sign in.',
  onlyAdministrators: 'Only administrators can do this.',
  notApproved: 'Account not approved yet. Please wait for admin approval.',
  invalidCredentials: 'Login failed. Please check your credentials.',
  noSuchSession: 'There is no such session.',
  wrongPassword: 'The current password is incorrect.',
  confirmationRequired: 'Please enter your password to confirm that it is you.',
  resetInvalid: 'This link is no longer valid. Please request a new one.',
  emailChangeInvalid:
    'This link is no longer valid. Please change the email in the settings again.',
  setupLinkInvalid: 'This setup link is not valid.',
  setupClosed: 'This server already has an administrator.',
  registrationClosed: 'This server does not accept new registrations.',
  inviteRequired: 'Registration is by invitation only.',
  inviteInvalid: 'This invitation is not valid or has been used already.',
  noSuchInvite: 'There is no such invitation.',
  tooManySignIns: 'Too many people are signing in right now. Please try again.',
  tooManyAttempts: {
    seconds: ({ seconds }: { seconds: number }) =>
      plural(seconds, {
        one: 'Too many attempts. Please try again in a second.',
        other: 'Too many attempts. Please try again in # seconds.',
      }),
    minutes: ({ minutes }: { minutes: number }) =>
      plural(minutes, {
        one: 'Too many attempts. Please try again in a minute.',
        other: 'Too many attempts. Please try again in # minutes.',
      }),
  },
};
