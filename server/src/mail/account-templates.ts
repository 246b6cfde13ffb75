import { composeMessage, type Message } from './message.ts';

// Mails to an account's owner about signing in.

interface Site {
  /** Origin of the app, from the configuration. */
  publicUrl: string;
}

interface Person {
  username: string;
  email: string;
}

/** `link` sets a new password, once, within half an hour. */
export function passwordReset(user: Person, link: string): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Set a new password',
    paragraphs: [
      `Hello ${user.username},`,
      'We have received a request to reset the password of your account.',
      'The link below works once, for 30 minutes. If you did not request it, ignore this mail: your password stays as it is.',
    ],
    link: { label: 'Set a new password', url: link },
  });
}

/** To the new address: `link` confirms it, once, within a day. */
export function emailConfirmation(user: Person, link: string): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Confirm your new email',
    paragraphs: [
      `Hello ${user.username},`,
      'You asked to use this address for your account. Open the link below to confirm it; it works once, for 24 hours.',
      'If you did not request this, ignore this mail: nothing changes unless the link is opened.',
    ],
    link: { label: 'Confirm this email', url: link },
  });
}

/** To the present address: a change to `email` was requested. */
export function emailChangeRequested(site: Site, user: Person, email: string): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Your email is about to be changed',
    paragraphs: [
      `Hello ${user.username},`,
      `The email of your account is to become ${email}. It changes when the link that we have sent there is opened; until then you sign in as before.`,
      'If it was not you, change your password now: this cancels the change and ends all other sessions.',
    ],
    link: { label: 'Change your password', url: `${site.publicUrl}/settings?tab=security` },
  });
}

/** To the previous address: the account's email is `email` from now on. */
export function emailChanged(site: Site, user: Person, email: string): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Your email has been changed',
    paragraphs: [
      `Hello ${user.username},`,
      `The email of your account at ${site.publicUrl} is ${email} from now on. This address does not sign in any more.`,
      'If it was not you, change your password now if you are still signed in, and tell an administrator of the server.',
    ],
    link: { label: 'Your settings', url: `${site.publicUrl}/settings?tab=security` },
  });
}
