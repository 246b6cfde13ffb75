import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** The mail with which an administrator tries the mail server. */
export const setup = {
  sent: ({ email }: { email: string }) => `The mail server accepted the mail to ${isolate(email)}.`,
  mailOff: 'This server does not send mail: SMTP_URL is not set.',
  noEmail: 'Your account has no email to send a test mail to.',
  /** `reason` is what the mail server or the connection said, in its own words. */
  failed: {
    connection: ({ server, reason }: { server: string; reason: string }) =>
      `The mail server ${isolate(server)} cannot be reached: ${isolate(reason)}`,
    login: ({ server, reason }: { server: string; reason: string }) =>
      `${isolate(server)} rejected the user or password in SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }: { server: string; reason: string }) =>
      `${isolate(server)} rejected this mail: ${isolate(reason)}`,
  },
  mail: {
    subject: 'A test mail',
    text: ({ site }: { site: string }) =>
      `An administrator of ${isolate(site)} requested this mail to check that mail is delivered.`,
  },
};
