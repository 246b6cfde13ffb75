import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('it');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} è impostato da ${isolate(variable)} nell’ambiente e non si può modificare qui.`,
  otherAddress:
    'Nell’app, publicUrl può diventare solo l’indirizzo della pagina stessa. Il comando perch settings set publicUrl accetta qualsiasi indirizzo.',
  refused: {
    address: ({ name }) => `${name} richiede un indirizzo http o https senza percorso.`,
    choice: ({ name, choices }) => `${name} richiede ${either(choices)}.`,
    switch: ({ name }) => `${name} richiede on o off.`,
    size: ({ name }) =>
      `${name} richiede una dimensione, per esempio 500MB o 20GB (MB = 1024² byte).`,
    duration: ({ name, endless }) =>
      `${name} richiede un tempo, per esempio 30m, 12h, 7d o 4w, oppure ${endless}.`,
    count: ({ name, min, max }) => `${name} richiede un numero intero da ${min} a ${max}.`,
    text: ({ name, max }) => `${name} richiede da 1 a ${max} caratteri su una sola riga.`,
    types: ({ name }) =>
      `${name} richiede tipi, per esempio image/* o application/pdf, separati da virgole.`,
    accent: ({ name }) =>
      `${name} richiede un colore, per esempio #45b9e4, leggibile su entrambi i temi.`,
    links: ({ name, max }) =>
      `${name} richiede un elenco JSON di massimo ${max} link, per esempio \`[{"label":"Status","url":"https://status.example.com"}]\`, ognuno con un indirizzo http, https o mailto.`,
    page: ({ name, max }) => `${name} richiede un testo Markdown di massimo ${bytes(max)}.`,
  },
};
