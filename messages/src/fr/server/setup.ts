import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const setup: typeof source = {
  sent: ({ email }) => `Le serveur de messagerie a accepté l’e-mail pour ${isolate(email)}.`,
  mailOff: 'Ce serveur n’envoie pas d’e-mails : SMTP_URL n’est pas défini.',
  noEmail: 'Votre compte n’a pas d’adresse à laquelle envoyer un e-mail.',
  failed: {
    connection: ({ server, reason }) =>
      `Aucun serveur de messagerie ne répond à ${isolate(server)} : ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} n’accepte pas l’utilisateur ou le mot de passe de SMTP_URL : ${isolate(reason)}`,
    mail: ({ server, reason }) =>
      `${isolate(server)} n’accepte pas cet e-mail : ${isolate(reason)}`,
  },
  mail: {
    subject: 'Un e-mail de test',
    text: ({ site }) =>
      `Un administrateur de ${isolate(site)} a demandé cet e-mail pour vérifier que les e-mails arrivent.`,
  },
};
