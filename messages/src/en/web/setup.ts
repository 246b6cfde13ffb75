import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** The guided set-up of a new server, after the account. */
export const setup = {
  title: 'Set-up',
  back: 'Back',
  skip: 'Skip',
  next: 'Continue',
  finish: 'Finish',
  later: 'Continue later',
  loadFailed: 'The set-up could not be loaded',
  copy: ({ text }: { text: string }) => `Copy ${isolate(text)}`,
  copied: 'Copied to clipboard!',
  copyFailed: 'It could not be copied',
  /** Before there is an administrator. */
  first: {
    title: 'Set up Perch',
    lead: 'This server has no administrator yet. The set-up link creates the first one.',
    where:
      'The server printed the link when it started, in its terminal or its log. On the server, this command prints it again:',
    link: 'Set-up link',
    hint: 'Paste the link here, even if it begins with another address.',
    open: 'Continue',
    invalid: 'A set-up link contains #setup= and a code.',
    signIn: 'Sign in instead',
  },
  account: {
    title: 'Your account',
    lead: 'You are signed in as the administrator. Name, email and password can be changed in the settings.',
    noEmail: 'None',
  },
  installation: {
    title: 'Name and address',
    address: 'Public address',
    keep: ({ address }: { address: string }) => `Keep ${isolate(address)} as the public address`,
    keepHint: 'Links begin with it, and the server can still be reached there after the set-up.',
    /** `later` is the public address that there is then. */
    notKept: ({ address, later }: { address: string; later: string }) =>
      `Otherwise ${isolate(address)} stops working when you finish the set-up, and only ${isolate(later)} is left.`,
    fits: 'Links begin with this address, and so does this page.',
    local:
      'Links begin with this address, which works on this machine only. Start Perch with the address that others use, such as:',
    differs:
      'Links begin with this address, but you opened this page at another. To use that one for links, start Perch with it:',
  },
  registration: {
    title: 'Who may register',
    modes: {
      approval: 'Everyone can register; an administrator approves each account.',
      open: 'Everyone can register and gets an account immediately.',
      invite: 'Only with a link that an administrator creates under Admin → Invitations.',
      closed: 'No new accounts, except those created on the command line.',
    },
  },
  mail: {
    title: 'Mail',
    lead: 'Perch mails links for forgotten passwords and notices about registrations and expiring links.',
    off: 'This server does not send mail yet. Start Perch with the mail server and the sender:',
    server: 'Mail server',
    sender: 'Sender',
    test: 'Send a test mail',
    testing: 'Sending...',
    goesTo: ({ email }: { email: string }) => `It goes to ${isolate(email)}.`,
    noEmail: 'A test mail needs an address, and your account has no email.',
  },
  clients: {
    title: 'Programs that upload',
    lead: 'The browser needs no setup. This file is for ShareX; the settings have those for other programs.',
    terminal: 'In a terminal',
    terminalText: 'Sign in with the program perch:',
    server: 'On the server',
    serverText: 'This command checks the installation:',
  },
};
