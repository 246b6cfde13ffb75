import { composeMessage, type MailSite, type Message, type Recipient } from './message.ts';

/** A file that ends soon, and when. */
export interface EndingFile {
  name: string;
  at: number;
}

/** To an owner: `count` files end soon, of which `first` are named. */
export const filesEnding = (
  site: MailSite,
  owner: Recipient,
  { count, first }: { count: number; first: readonly EndingFile[] },
): Message =>
  composeMessage(site, owner, (_mail, { trash }) => ({
    subject: trash.expiryMail.subject({ count }),
    paragraphs: [
      trash.expiryMail.lead({ count }),
      ...first.map(({ name, at }) => trash.expiryMail.file({ name, at: new Date(at) })),
      ...(count > first.length ? [trash.expiryMail.more({ count: count - first.length })] : []),
      trash.expiryMail.off,
    ],
    link: { label: trash.expiryMail.link, url: `${site.config.publicUrl}/uploads` },
  }));
