import { createFormats } from '../../formats.ts';

const { plural } = createFormats('en');

/** Failed calls about accounts, signing in and registering. */
export const accountErrors = {
  noSuchUser: 'There is no such user.',
  accountGone: 'This account does not exist any more.',
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
  wrongPassword: 'The current password is not right.',
  confirmationRequired: 'Please confirm with your password that it is you.',
  resetInvalid: 'This link is not valid any more. Please ask for a new one.',
  emailChangeInvalid:
    'This link is not valid any more. Please change the email in the settings again.',
  setupLinkInvalid: 'This setup link is not valid.',
  setupClosed: 'This server already has an administrator.',
  registrationClosed: 'This server does not take new registrations.',
  inviteRequired: 'Registration is by invitation only.',
  inviteInvalid: 'This invitation is not valid or was used before.',
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
