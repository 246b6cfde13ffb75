import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

// Mails to an account's owner about passkeys, each in the recipient's language.

const link = (site: MailSite, label: string) => ({
  label,
  url: `${site.config.publicUrl}/settings?tab=security`,
});

/** To the owner: a passkey of this name signs in from now on. */
export const passkeyAdded = (site: MailSite, owner: Recipient, name: string): Message =>
  composeMessage(site, owner, (_mail, { passkeys }) => ({
    subject: passkeys.mail.addedSubject,
    paragraphs: [
      passkeys.mail.added({ name, site: site.config.publicUrl }),
      passkeys.mail.addedByOther,
    ],
    link: link(site, passkeys.mail.link),
  }));

/** To the owner: the passkey of this name does not sign in any more. */
export const passkeyRemoved = (site: MailSite, owner: Recipient, name: string): Message =>
  composeMessage(site, owner, (_mail, { passkeys }) => ({
    subject: passkeys.mail.removedSubject,
    paragraphs: [
      passkeys.mail.removed({ name, site: site.config.publicUrl }),
      passkeys.mail.removedByOther,
    ],
    link: link(site, passkeys.mail.link),
  }));
