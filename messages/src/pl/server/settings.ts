import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('pl');

const page = (name: string) =>
  `${name}: oczekiwano tekstu Markdown, najwyżej ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} ustawia zmienna środowiskowa ${isolate(variable)}; tutaj nie można tego zmienić.`,
  otherAddress:
    'W aplikacji publicUrl może być tylko adresem samej strony. Polecenie perch settings set publicUrl przyjmuje każdy adres.',
  refused: {
    publicUrl: 'publicUrl: oczekiwany adres http lub https bez ścieżki.',
    registration: 'registration: dozwolone wartości to approval, open, invite i closed.',
    emailRequired: 'emailRequired: dozwolone wartości to on i off.',
    requireSecondFactor: 'requireSecondFactor: dozwolone wartości to off, admins i all.',
    userQuota: 'userQuota: oczekiwano rozmiaru, na przykład 20GB.',
    maxFileSize:
      'maxFileSize: oczekiwano rozmiaru, na przykład 500MB lub 20GB (MB = 1024² bajtów).',
    defaultLanguage: `defaultLanguage: dozwolone wartości to ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme: dozwolone wartości to ${themes.join(', ')}.`,
    name: `name: oczekiwano od 1 do ${brandNameLengthMax} znaków w jednym wierszu.`,
    accent: 'accent: oczekiwano koloru, na przykład #45b9e4, czytelnego w obu motywach.',
    footerLinks: `footerLinks: oczekiwano listy JSON, najwyżej ${footerLinksMax} linków, na przykład \`[{"label":"Status","url":"https://status.example.com"}]\`; każdy to adres http, https lub mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry: oczekiwano czasu, na przykład 30m, 12h, 7d lub 4w, albo never.',
    maxExpiry: 'maxExpiry: oczekiwano czasu, na przykład 30m, 12h, 7d lub 4w, albo none.',
    trashDays: 'trashDays: oczekiwano liczby całkowitej od 0 do 3650.',
    slugScheme: 'slugScheme: dozwolone wartości to base62, words, date, uuid i name.',
    slugLength: 'slugLength: oczekiwano liczby całkowitej od 6 do 32.',
    embeds: 'embeds: dozwolone wartości to on i off.',
    embedVideoMax: 'embedVideoMax: oczekiwano rozmiaru, na przykład 50MB.',
    indexing: 'indexing: dozwolone wartości to on i off.',
    allowedTypes:
      'allowedTypes: oczekiwano typów, na przykład image/* lub application/pdf, rozdzielonych przecinkami.',
    refusedTypes:
      'refusedTypes: oczekiwano typów, na przykład image/* lub application/pdf, rozdzielonych przecinkami.',
  },
};
