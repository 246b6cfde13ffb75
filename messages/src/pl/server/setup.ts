import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const setup: typeof source = {
  sent: ({ email }) => `Serwer poczty przyjął wiadomość do ${isolate(email)}.`,
  mailOff: 'Ten serwer nie wysyła poczty: SMTP_URL nie jest ustawione.',
  noEmail: 'Twoje konto nie ma adresu, na który można wysłać wiadomość.',
  failed: {
    connection: ({ server, reason }) =>
      `Pod adresem ${isolate(server)} nie odpowiada serwer poczty: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} nie przyjmuje użytkownika lub hasła z SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) =>
      `${isolate(server)} nie przyjmuje tej wiadomości: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Wiadomość próbna',
    text: ({ site }) =>
      `Administrator ${isolate(site)} poprosił o tę wiadomość, aby sprawdzić, czy poczta dociera.`,
  },
};
