import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

export interface MailPerson {
  username: string;
  email: string;
}

/** Mails: a subject, paragraphs below the greeting, and the label of a link. */
export const mail = {
  greeting: ({ username }: { username: string }) => `Hello ${isolate(username)},`,

  passwordReset: {
    subject: 'Set a new password',
    requested: 'We have received a request to reset the password of your account.',
    once: 'The link below works once, for 30 minutes. If you did not request it, ignore this mail: your password stays as it is.',
    link: 'Set a new password',
  },
  emailConfirmation: {
    subject: 'Confirm your new email',
    requested:
      'You asked to use this address for your account. Open the link below to confirm it; it works once, for 24 hours.',
    notYou:
      'If you did not request this, ignore this mail: nothing changes unless the link is opened.',
    link: 'Confirm this email',
  },
  emailChangeRequested: {
    subject: 'Your email is about to be changed',
    requested: ({ email }: { email: string }) =>
      `The email of your account is about to be changed to ${isolate(email)}. It changes when the link that we have sent there is opened; until then you sign in as before.`,
    notYou:
      'If it was not you, change your password now: this cancels the change and ends all other sessions.',
    link: 'Change your password',
  },
  emailChanged: {
    subject: 'Your email has been changed',
    changed: ({ site, email }: { site: string; email: string }) =>
      `The email of your account at ${isolate(site)} is ${isolate(email)} from now on. You can no longer sign in with this address.`,
    notYou:
      'If it was not you, change your password now if you are still signed in, and tell an administrator of the server.',
    link: 'Your settings',
  },

  registrations: {
    subjectOfOne: ({ username }: { username: string }) => `New registration: ${isolate(username)}`,
    subject: ({ count }: { count: number }) =>
      plural(count, { one: '# new registration', other: '# new registrations' }),
    /** `person` is written as by `person`. */
    one: ({ person }: { person: string }) =>
      `${person} has registered and is waiting for your approval.`,
    several: ({ count }: { count: number }) =>
      plural(count, {
        one: '# person has registered and is waiting for your approval:',
        other: '# people have registered and are waiting for your approval:',
      }),
    /** The email may be empty. */
    person: ({ username, email }: MailPerson) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }: { count: number }) =>
      plural(count, { one: 'and # more.', other: 'and # more.' }),
    next: 'You will get at most one mail an hour about registrations.',
    link: 'Review pending users',
  },
  accountApproved: {
    subject: 'Your account has been approved',
    approved: 'Your account has been approved. You can sign in now.',
    link: 'Sign in',
  },
  accountRejected: {
    subject: 'Your registration was not approved',
    rejected: ({ site }: { site: string }) =>
      `Your registration at ${isolate(site)} was not approved by an administrator.`,
  },

  domainApproved: {
    subject: ({ domain }: { domain: string }) => `Your domain ${isolate(domain)} has been approved`,
    approved: ({ domain }: { domain: string }) =>
      `Your domain ${isolate(domain)} has been approved.`,
    link: 'Your domains',
  },
  domainRejected: {
    subject: ({ domain }: { domain: string }) => `Your domain ${isolate(domain)} was not approved`,
    rejected: ({ domain }: { domain: string }) =>
      `Your domain ${isolate(domain)} was not approved by an administrator.`,
    link: 'Your domains',
  },
  domainDisabled: {
    subject: ({ domain }: { domain: string }) => `The domain ${isolate(domain)} has been disabled`,
    disabled: ({ domain }: { domain: string }) =>
      `The domain ${isolate(domain)} has been disabled; its links no longer work there.`,
    reasonForDays: ({ days, reason }: { days: number; reason: string }) =>
      `Reason: For ${plural(days, { one: '# day', other: '# days' })}: ${isolate(reason)}.`,
    link: 'Domains',
  },
  reason: ({ reason }: { reason: string }) => `Reason: ${isolate(reason)}`,
};
