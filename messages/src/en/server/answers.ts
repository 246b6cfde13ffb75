import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Messages of calls that succeeded. */
export const answers = {
  userDeleted: 'User deleted successfully',
  registered: 'Registration successful! You can sign in now.',
  registeredPending: 'Registration successful! Your account is waiting for approval.',
  signedIn: 'Login successful!',
  signedOut: 'You are signed out.',
  profileChanged: 'Profile updated successfully!',
  passwordChanged: 'Password changed successfully!',
  signedOutElsewhere: 'You are signed out everywhere else.',
  sessionEnded: 'The session has ended.',
  apiTokenRotated: 'The old API token has stopped working.',
  confirmed: 'Confirmed for ten minutes.',
  emailChanged: 'Your email has been changed. Sign in with the new one from now on.',
  emailKept: 'Your email has not been changed.',
  passwordReset: 'Your password has been changed. Please sign in with the new one.',
  resetMailSent:
    'If there is an account with this email, a link to set a new password is on its way.',
  noMailServer: 'This server does not send mail. Please ask an administrator for a new password.',
  inviteRevoked: 'The invitation can no longer be used.',
  userApproved: 'User approved successfully',
  userRejected: 'User rejected',
  userChanged: 'User changed',
  mayHaveCertificate: 'A certificate may be issued for this name.',
  domainRequested: 'Domain request submitted! Waiting for approval.',
  noDefaultDomain: 'New uploads get the default link.',
  domainChecked: 'Domain checked.',
  frontPageSaved: 'Front page saved.',
  filesMoved: 'Files moved. Their earlier links still work.',
  domainRemoved: 'Domain removed.',
  domainApproved: 'Domain approved successfully',
  domainRejected: 'Domain rejected successfully',
  fileDeleted: 'File deleted successfully.',
  emailChangeSent: ({ email }: { email: string }) =>
    `We have sent a link to ${isolate(email)}. Your email changes when it is opened.`,
  defaultDomain: ({ domain }: { domain: string }) => `New uploads get links on ${isolate(domain)}.`,
  /** Steps to use a downloaded configuration of ShareX. */
  shareXInstructions: {
    save: 'Save the configuration as a file that ends in .sxcu, or download it.',
    open: 'Double-click the file; ShareX asks whether to make it the active uploader: answer Yes.',
    upload: 'Upload something: the link is copied to the clipboard.',
    secret: 'Keep the file to yourself: it holds your API token.',
  },
};
