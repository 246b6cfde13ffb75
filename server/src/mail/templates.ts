import { composeMessage, type Message } from './message.ts';

// Mails about decisions and registrations. Each function composes the message for one recipient.

interface Site {
  /** Origin of the app, from the configuration. */
  publicUrl: string;
}

interface Person {
  username: string;
  email: string;
}

/** To an administrator: `count` pending registrations, of which `first` are named. */
export function registrationsReceived(
  site: Site,
  administrator: Person,
  { count, first }: { count: number; first: readonly Person[] },
): Message {
  const [one] = first;
  const isOne = count === 1 && one !== undefined;
  const named = first.map(({ username, email }) => `${username} (${email})`);
  const unnamed = count - named.length;
  return composeMessage({
    recipient: administrator.email,
    subject: isOne ? `New registration: ${one.username}` : `${count} new registrations`,
    paragraphs: [
      `Hello ${administrator.username},`,
      ...(isOne
        ? [`${named[0]} has registered and waits for your approval.`]
        : [`${count} people have registered and wait for your approval:`, ...named]),
      ...(unnamed > 0 ? [`and ${unnamed} more.`] : []),
      'The next mail about registrations comes in an hour at the earliest.',
    ],
    link: { label: 'Look at the pending users', url: `${site.publicUrl}/admin` },
  });
}

export function accountApproved(site: Site, user: Person): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Your account has been approved',
    paragraphs: [`Hello ${user.username},`, 'Your account has been approved. You can sign in now.'],
    link: { label: 'Sign in', url: `${site.publicUrl}/login` },
  });
}

export function accountRejected(site: Site, user: Person): Message {
  return composeMessage({
    recipient: user.email,
    subject: 'Your registration was not approved',
    paragraphs: [
      `Hello ${user.username},`,
      `Your registration at ${site.publicUrl} was not approved by an administrator.`,
    ],
  });
}

export function domainApproved(site: Site, owner: Person, domain: string): Message {
  return composeMessage({
    recipient: owner.email,
    subject: `Your domain ${domain} has been approved`,
    paragraphs: [`Hello ${owner.username},`, `Your domain ${domain} has been approved.`],
    link: { label: 'Your domains', url: `${site.publicUrl}/domains` },
  });
}

/** `reason` may be empty. */
export function domainRejected(site: Site, owner: Person, domain: string, reason: string): Message {
  return composeMessage({
    recipient: owner.email,
    subject: `Your domain ${domain} was not approved`,
    paragraphs: [
      `Hello ${owner.username},`,
      `Your domain ${domain} was not approved by an administrator.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    link: { label: 'Your domains', url: `${site.publicUrl}/domains` },
  });
}

/** To its owner or an administrator: a domain no longer serves files. */
export function domainDisabled(
  site: Site,
  recipient: Person,
  domain: string,
  reason: string,
): Message {
  return composeMessage({
    recipient: recipient.email,
    subject: `The domain ${domain} has been disabled`,
    paragraphs: [
      `Hello ${recipient.username},`,
      `The domain ${domain} has been disabled; its links no longer work there.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    link: { label: 'Domains', url: `${site.publicUrl}/domains` },
  });
}
