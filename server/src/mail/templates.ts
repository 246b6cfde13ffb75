import { composeMessage, type Message } from './message.ts';

// What Perch writes to people. Each gives the message for one recipient, to be given to queueMail.

interface Site {
  /** Origin of the app, from the configuration. */
  publicUrl: string;
}

interface Person {
  username: string;
  email: string;
}

/** To one administrator: somebody asks for an account. */
export function registrationReceived(site: Site, administrator: Person, user: Person): Message {
  return composeMessage({
    recipient: administrator.email,
    subject: `New registration: ${user.username}`,
    paragraphs: [
      `Hello ${administrator.username},`,
      `${user.username} (${user.email}) has registered and waits for your approval.`,
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

/** To its owner, or to an administrator: a domain has stopped serving. */
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
