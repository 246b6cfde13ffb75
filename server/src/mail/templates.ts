import type { Sentence } from '@perch/messages/catalogue';

import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

// Mails about decisions and registrations. Each function composes the message for one recipient, in the
// recipient's language.

type Registered = Pick<Recipient, 'username' | 'email'>;

const domainsUrl = ({ config }: MailSite) => `${config.publicUrl}/domains`;

/** To an administrator: `count` pending registrations, of which `first` are named. */
export function registrationsReceived(
  site: MailSite,
  administrator: Recipient,
  { count, first }: { count: number; first: readonly Registered[] },
): Message {
  const [one] = first;
  const unnamed = count - first.length;
  return composeMessage(site, administrator, ({ registrations: mail }) => {
    const personOf = ({ username, email }: Registered) =>
      email === '' ? username : mail.person({ username, email });
    return {
      subject: count === 1 && one ? mail.subjectOfOne(one) : mail.subject({ count }),
      paragraphs: [
        ...(count === 1 && one
          ? [mail.one({ person: personOf(one) })]
          : [mail.several({ count }), ...first.map(personOf)]),
        ...(unnamed > 0 ? [mail.more({ count: unnamed })] : []),
        mail.next,
      ],
      link: { label: mail.link, url: `${site.config.publicUrl}/admin` },
    };
  });
}

export const accountApproved = (site: MailSite, user: Recipient): Message =>
  composeMessage(site, user, ({ accountApproved: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.approved],
    link: { label: mail.link, url: `${site.config.publicUrl}/login` },
  }));

export const accountRejected = (site: MailSite, user: Recipient): Message =>
  composeMessage(site, user, ({ accountRejected: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.rejected({ site: site.config.publicUrl })],
  }));

export const domainApproved = (site: MailSite, owner: Recipient, domain: string): Message =>
  composeMessage(site, owner, ({ domainApproved: mail }) => ({
    subject: mail.subject({ domain }),
    paragraphs: [mail.approved({ domain })],
    link: { label: mail.link, url: domainsUrl(site) },
  }));

/** `reason` may be empty. */
export const domainRejected = (
  site: MailSite,
  owner: Recipient,
  domain: string,
  reason: string,
): Message =>
  composeMessage(site, owner, ({ domainRejected: mail, reason: because }) => ({
    subject: mail.subject({ domain }),
    paragraphs: [mail.rejected({ domain }), ...(reason ? [because({ reason })] : [])],
    link: { label: mail.link, url: domainsUrl(site) },
  }));

/** To its owner or an administrator: a domain no longer serves files, as `problem` held for `days`. */
export const domainDisabled = (
  site: MailSite,
  recipient: Recipient,
  domain: string,
  { days, problem }: { days: number; problem: Sentence },
): Message =>
  composeMessage(site, recipient, ({ domainDisabled: mail }, messages) => ({
    subject: mail.subject({ domain }),
    paragraphs: [
      mail.disabled({ domain }),
      mail.reasonForDays({ days, reason: problem(messages) }),
    ],
    link: { label: mail.link, url: domainsUrl(site) },
  }));
