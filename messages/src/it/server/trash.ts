import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('it');

export const trash: typeof source = {
  moved: 'Il file è nel cestino.',
  emptied: 'Il cestino è vuoto.',
  hasEnded: 'Nel frattempo questo file è scaduto e non può essere ripristinato.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# file scade a breve',
        many: '# file scadono a breve',
        other: '# file scadono a breve',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Questo file scade a breve; poi il suo link non funzionerà più e il suo contenuto verrà eliminato:',
        many: 'Questi file scadono a breve; poi i loro link non funzioneranno più e il loro contenuto verrà eliminato:',
        other:
          'Questi file scadono a breve; poi i loro link non funzioneranno più e il loro contenuto verrà eliminato:',
      }),
    file: ({ name, at }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'e # altro.',
        many: 'e altri #.',
        other: 'e altri #.',
      }),
    off: 'Ricevi questa e-mail, al massimo una volta al giorno, perché l’hai chiesta nelle tue impostazioni.',
    link: 'I tuoi file in scadenza',
  },
};
