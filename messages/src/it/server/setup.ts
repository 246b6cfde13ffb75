import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const setup: typeof source = {
  sent: ({ email }) => `Il server di posta ha accettato l’email per ${isolate(email)}.`,
  mailOff: 'Questo server non invia email: SMTP_URL non è impostata.',
  noEmail: 'Il tuo account non ha un indirizzo a cui inviare un’email.',
  failed: {
    connection: ({ server, reason }) =>
      `Nessun server di posta risponde su ${isolate(server)}: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} non accetta l’utente o la password di SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) => `${isolate(server)} non accetta questa email: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Un’email di prova',
    text: ({ site }) =>
      `Un amministratore di ${isolate(site)} ha chiesto questa email per verificare che la posta arrivi.`,
  },
};
