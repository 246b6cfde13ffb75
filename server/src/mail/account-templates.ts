import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

// Mails to an account's owner about signing in, each in the recipient's language.

const securityUrl = ({ config }: MailSite) => `${config.publicUrl}/settings?tab=security`;

/** `link` sets a new password, once, within half an hour. */
export const passwordReset = (site: MailSite, user: Recipient, link: string): Message =>
  composeMessage(site, user, ({ passwordReset: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.requested, mail.once],
    link: { label: mail.link, url: link },
  }));

/** To the new address: `link` confirms it, once, within a day. */
export const emailConfirmation = (site: MailSite, user: Recipient, link: string): Message =>
  composeMessage(site, user, ({ emailConfirmation: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.requested, mail.notYou],
    link: { label: mail.link, url: link },
  }));

/** To the present address: a change to `email` was requested. */
export const emailChangeRequested = (site: MailSite, user: Recipient, email: string): Message =>
  composeMessage(site, user, ({ emailChangeRequested: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.requested({ email }), mail.notYou],
    link: { label: mail.link, url: securityUrl(site) },
  }));

/** To the previous address: the account's email is `email` from now on. */
export const emailChanged = (site: MailSite, user: Recipient, email: string): Message =>
  composeMessage(site, user, ({ emailChanged: mail }) => ({
    subject: mail.subject,
    paragraphs: [mail.changed({ site: site.config.publicUrl, email }), mail.notYou],
    link: { label: mail.link, url: securityUrl(site) },
  }));

/** An authenticator app was set up, or took the place of another one. */
export const totpAdded = (site: MailSite, user: Recipient): Message =>
  composeMessage(site, user, (_, { secondFactors }) => ({
    subject: secondFactors.mail.added.subject,
    paragraphs: [
      secondFactors.mail.added.text({ site: site.config.publicUrl }),
      secondFactors.mail.notYou,
    ],
    link: { label: secondFactors.mail.link, url: securityUrl(site) },
  }));

export const totpRemoved = (site: MailSite, user: Recipient): Message =>
  composeMessage(site, user, (_, { secondFactors }) => ({
    subject: secondFactors.mail.removed.subject,
    paragraphs: [
      secondFactors.mail.removed.text({ site: site.config.publicUrl }),
      secondFactors.mail.notYou,
    ],
    link: { label: secondFactors.mail.link, url: securityUrl(site) },
  }));

/** `left` others have not been used. */
export const recoveryCodeUsed = (site: MailSite, user: Recipient, left: number): Message =>
  composeMessage(site, user, (_, { secondFactors }) => ({
    subject: secondFactors.mail.codeUsed.subject,
    paragraphs: [
      secondFactors.mail.codeUsed.text({ site: site.config.publicUrl }),
      secondFactors.mail.codeUsed.left({ left }),
      secondFactors.mail.notYou,
    ],
    link: { label: secondFactors.mail.link, url: securityUrl(site) },
  }));

/** An administrator, or the command line, has removed the account's second factors for this reason. */
export const secondFactorsReset = (site: MailSite, user: Recipient, reason: string): Message =>
  composeMessage(site, user, ({ reason: because }, { secondFactorRules: { mail } }) => ({
    subject: mail.subject,
    paragraphs: [
      mail.removed({ site: site.config.publicUrl }),
      ...(reason === '' ? [] : [because({ reason })]),
      mail.notYou,
    ],
    link: { label: mail.link, url: securityUrl(site) },
  }));
