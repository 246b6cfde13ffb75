import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('it');

const page = (name: string) =>
  `${name} richiede un testo Markdown di massimo ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} è impostato da ${isolate(variable)} nell’ambiente e non si può modificare qui.`,
  otherAddress:
    'Nell’app, publicUrl può diventare solo l’indirizzo della pagina stessa. Il comando perch settings set publicUrl accetta qualsiasi indirizzo.',
  refused: {
    publicUrl: 'publicUrl richiede un indirizzo http o https senza percorso.',
    registration: 'registration richiede approval, open, invite o closed.',
    emailRequired: 'emailRequired richiede on o off.',
    requireSecondFactor: 'requireSecondFactor richiede off, admins o all.',
    userQuota: 'userQuota richiede una dimensione, per esempio 20GB.',
    maxFileSize: 'maxFileSize richiede una dimensione, per esempio 500MB o 20GB (MB = 1024² byte).',
    defaultLanguage: `defaultLanguage richiede una di queste lingue: ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme richiede uno di questi temi: ${themes.join(', ')}.`,
    name: `name richiede da 1 a ${brandNameLengthMax} caratteri su una sola riga.`,
    accent: 'accent richiede un colore, per esempio #45b9e4, leggibile su entrambi i temi.',
    footerLinks: `footerLinks richiede un elenco JSON di massimo ${footerLinksMax} link, per esempio \`[{"label":"Status","url":"https://status.example.com"}]\`, ognuno con un indirizzo http, https o mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry richiede un tempo, per esempio 30m, 12h, 7d o 4w, oppure never.',
    maxExpiry: 'maxExpiry richiede un tempo, per esempio 30m, 12h, 7d o 4w, oppure none.',
    trashDays: 'trashDays richiede un numero intero da 0 a 3650.',
    slugScheme: 'slugScheme richiede base62, words, date, uuid o name.',
    slugLength: 'slugLength richiede un numero intero da 6 a 32.',
    embeds: 'embeds richiede on o off.',
    embedVideoMax: 'embedVideoMax richiede una dimensione, per esempio 50MB.',
    indexing: 'indexing richiede on o off.',
    allowedTypes:
      'allowedTypes richiede tipi, per esempio image/* o application/pdf, separati da virgole.',
    refusedTypes:
      'refusedTypes richiede tipi, per esempio image/* o application/pdf, separati da virgole.',
  },
};
