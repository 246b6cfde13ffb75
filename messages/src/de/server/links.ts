import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('de');

export const links: typeof source = {
  options: {
    url: 'url muss eine Adresse sein, die mit http:// oder https:// beginnt, mit einem Host und ohne Benutzernamen oder Leerzeichen.',
    urlTooLong: 'url darf bis zu 2048 Zeichen haben.',
    urlOwn: 'url darf nicht zu diesem Server selbst führen.',
    maxClicks: 'maxClicks muss eine ganze Zahl von 1 bis 1000000 sein oder none.',
    title: ({ max }) => `title darf bis zu ${number(max)} sichtbare Zeichen haben.`,
  },
  tooMany: ({ max }) =>
    `Du hast ${number(max)} Kurzlinks, mehr sind nicht möglich. Lösche zuerst einige davon.`,
  noSuchLink: 'Diesen Kurzlink gibt es nicht.',
  deleted: 'Kurzlink gelöscht.',
  page: {
    title: 'Kurzlink',
    leadsTo: 'Dieser Link führt zu:',
    open: 'Dorthin gehen',
    locked: 'Dieser Link hat ein Passwort',
    passwordNeeded:
      'Dieser Link hat ein Passwort: Öffne ihn im Browser oder sende das Passwort im Header Perch-Password.',
  },
};
