import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('it');

export const links: typeof source = {
  options: {
    url: 'url deve essere un indirizzo che inizia con http:// o https://, con un host e senza nome utente né spazi.',
    urlTooLong: 'url può avere fino a 2048 caratteri.',
    urlOwn: 'url non deve portare a questo stesso server.',
    maxClicks: 'maxClicks deve essere un numero intero da 1 a 1000000, oppure none.',
    title: ({ max }) => `title può avere fino a ${number(max)} caratteri visibili.`,
  },
  tooMany: ({ max }) =>
    `Hai ${number(max)} link brevi, il massimo consentito. Eliminane prima alcuni.`,
  noSuchLink: 'Questo link breve non esiste.',
  deleted: 'Link breve eliminato.',
  page: {
    title: 'Link breve',
    leadsTo: 'Questo link porta a:',
    open: 'Vai',
    locked: 'Questo link ha una password',
    passwordNeeded:
      'Questo link ha una password: aprilo in un browser o invia la password nell’intestazione Perch-Password.',
  },
};
