import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('en');

/** The settings of one's account. */
export const settings = {
  page: 'Settings',
  tabs: {
    profile: 'Profile',
    security: 'Security',
    api: 'API & ShareX',
    tokens: 'Tokens & profiles',
    appearance: 'Appearance',
    debug: 'Debug',
  },
  commands: {
    profile: 'Settings: Profile',
    security: 'Settings: Security',
    api: 'Settings: API & ShareX',
    tokens: 'Settings: Tokens & profiles',
    appearance: 'Settings: Appearance',
    debug: 'Settings: Debug',
  },
  /** Further words that find the commands; they are not shown. */
  keywords: {
    profile: 'username email account',
    security: 'password sessions sign out',
    api: 'token clients ishare curl shell',
    tokens: 'revoke scopes programs upload profile',
    appearance: 'theme dark light mode colours language',
    debug: 'account data',
  },
  confirmation,
  profile: {
    title: 'Profile',
    lead: 'Your username is shown to administrators; you sign in with it or with your email.',
    updated: 'Profile updated successfully!',
    updating: 'Updating...',
    save: 'Save Changes',
    /** `email` stands for the email in bold. */
    pendingEmail: ({ email }: { email: string }) =>
      `We have sent a link to ${isolate(email)}. Your email changes when it is opened; until then you sign in as before.`,
    noEmail:
      'Your account has no email. Without one, a forgotten password cannot be reset by mail.',
    cancelEmail: 'Cancel the change',
    account: 'Account',
    memberSince: 'Member since',
    role: 'Role',
    administrator: 'Administrator',
    user: 'User',
    uploads: 'Uploads',
    storageUsed: 'Storage used',
    storageLimit: 'Storage limit',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'Mails',
    wanted: 'Notify me by mail a day before files expire',
    hint: 'At most one mail a day for all files.',
    saved: 'Saved.',
    failed: 'The setting could not be loaded.',
  },
  debug: {
    issues: 'Issues',
    refresh: 'Refresh',
    noIssues: 'No issues found.',
    userData: 'User Data',
    heldInApp: 'Held in the app',
    latestResponse: 'Latest Profile Response',
    loading: 'Loading your profile',
    failed: 'The profile could not be loaded',
    noEmail: 'The account has no email.',
    placeholderEmail: ({ email }: { email: string }) =>
      `The email ${isolate(email)} looks like a placeholder.`,
    noRole: 'The user has neither a role nor an admin flag.',
  },
};
