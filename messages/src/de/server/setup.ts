import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const setup: typeof source = {
  sent: ({ email }) => `Der Mailserver hat die E-Mail an ${isolate(email)} angenommen.`,
  mailOff: 'Dieser Server verschickt keine E-Mails: SMTP_URL ist nicht gesetzt.',
  noEmail: 'Dein Konto hat keine E-Mail-Adresse, an die eine E-Mail gehen könnte.',
  failed: {
    connection: ({ server, reason }) =>
      `Mit ${isolate(server)} als Mailserver kommt kein Gespräch zustande: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} nimmt Benutzer oder Passwort aus SMTP_URL nicht an: ${isolate(reason)}`,
    mail: ({ server, reason }) =>
      `${isolate(server)} nimmt diese E-Mail nicht an: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Eine Test-E-Mail',
    text: ({ site }) =>
      `Ein Administrator von ${isolate(site)} hat diese E-Mail angefordert, um zu sehen, ob E-Mails ankommen.`,
  },
};
