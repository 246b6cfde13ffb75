import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

/** A file that has come by a request. */
interface ReceivedFile {
  name: string;
  /** May be empty. */
  sender: string;
}

/** To an owner: `count` files have come by a request, of which `first` are named. */
export const filesReceived = (
  site: MailSite,
  owner: Recipient,
  { title, count, first }: { title: string; count: number; first: readonly ReceivedFile[] },
): Message =>
  composeMessage(site, owner, (_mail, { requests: { mail } }) => ({
    subject: mail.subject({ title }),
    paragraphs: [
      mail.lead({ count, title }),
      ...first.map(({ name, sender }) => (sender === '' ? name : mail.file({ name, sender }))),
      ...(count > first.length ? [mail.more({ count: count - first.length })] : []),
      mail.off,
    ],
    link: { label: mail.link, url: `${site.config.publicUrl}/uploads` },
  }));
