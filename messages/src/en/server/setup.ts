import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** The mail with which an administrator tries the mail server. */
export const setup = {
  sent: ({ email }: { email: string }) =>
    `The mail server has taken the mail to ${isolate(email)}.`,
  mailOff: 'This server sends no mail: SMTP_URL is not set.',
  noEmail: 'Your account has no email to which a mail could go.',
  /** `reason` is what the mail server or the connection said, in its own words. */
  failed: {
    connection: ({ server, reason }: { server: string; reason: string }) =>
      `There is no mail server to talk to at ${isolate(server)}: ${isolate(reason)}`,
    login: ({ server, reason }: { server: string; reason: string }) =>
      `${isolate(server)} does not accept the user or the password of SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }: { server: string; reason: string }) =>
      `${isolate(server)} does not take this mail: ${isolate(reason)}`,
  },
  mail: {
    subject: 'A test mail',
    text: ({ site }: { site: string }) =>
      `An administrator of ${isolate(site)} has asked for this mail, to see that mail arrives.`,
  },
};
