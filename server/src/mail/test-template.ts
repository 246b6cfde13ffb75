import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

/** To an administrator, who wants to see that mail arrives. */
export const testMail = (site: MailSite, user: Recipient): Message =>
  composeMessage(site, user, (_, { setup }) => ({
    subject: setup.mail.subject,
    paragraphs: [setup.mail.text({ site: site.config.publicUrl })],
  }));
