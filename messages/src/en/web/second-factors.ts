import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** Authenticator app and recovery codes, in the settings. */
export const secondFactors = {
  loading: 'Loading your sign-in methods',
  failed: 'Your sign-in methods could not be loaded',
  required:
    'This server requires a second factor: please set up an authenticator app or add a passkey.',
  app: {
    title: 'Authenticator app',
    lead: 'Signing in with your password then also requires a code from an app on your phone.',
    /** `date` stands for the date in an element of its own. */
    since: ({ date }: { date: string }) => `In use since ${date}`,
    setUp: 'Set up',
    scan: 'Add your account to the app',
    scanLead: 'In the app, choose to add an account and scan this code.',
    picture: 'QR code with the key of your account',
    open: 'Open the app on this device',
    key: 'Or type this key into the app:',
    copyKey: 'Copy the key',
    keyCopied: 'Key copied.',
    keyNotCopied: 'The key could not be copied',
    firstCode: 'Code that the app shows now',
    codeRequired: 'A code is required',
    turnOn: 'Turn on',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app',
    removeText:
      'Its codes stop working. Without another second factor your recovery codes are deleted too.',
    removed: 'Authenticator app removed.',
  },
  recovery: {
    title: 'Recovery codes',
    lead: 'If you lose your phone or passkey, each of these codes signs you in once.',
    left: ({ count }: { count: number }) =>
      plural(count, { one: '# code is left.', other: '# codes are left.' }),
    few: 'Create new ones before you need them.',
    renew: 'Create new codes',
    renewText: 'The codes that you have saved stop working.',
    made: 'Save these codes',
    madeLead:
      'They are shown only once. Keep them where you can find them without your phone: on paper or in a password manager.',
    copy: 'Copy',
    copied: 'Codes copied.',
    notCopied: 'The codes could not be copied',
    download: 'Download',
    print: 'Print',
    done: 'I have saved them',
    /** The first line of the file and of the printed page. */
    ofAccount: ({ account, host }: { account: string; host: string }) =>
      `Recovery codes of ${isolate(account)} at ${isolate(host)}`,
  },
  noPassword: {
    title: 'Password',
    text: 'Your account has no password.',
    mailLead: ({ email }: { email: string }) => `To set one, request a link to ${isolate(email)}.`,
    mail: 'Send me the link',
    noMail: 'To get one, ask an administrator of this server.',
    off: 'This server does not allow signing in with a password.',
  },
};
