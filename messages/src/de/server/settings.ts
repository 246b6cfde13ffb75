import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('de');

const page = (name: string) =>
  `${name} erwartet Markdown von höchstens ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} ist durch ${isolate(variable)} in der Umgebung festgelegt und kann hier nicht geändert werden.`,
  otherAddress:
    'In der App kann publicUrl nur die Adresse der Seite selbst werden. Der Befehl perch settings set publicUrl nimmt jede Adresse.',
  refused: {
    publicUrl: 'publicUrl erwartet eine http- oder https-Adresse ohne Pfad.',
    registration: 'registration erwartet approval, open, invite oder closed.',
    emailRequired: 'emailRequired erwartet on oder off.',
    requireSecondFactor: 'requireSecondFactor erwartet off, admins oder all.',
    userQuota: 'userQuota erwartet eine Größe wie 20GB.',
    maxFileSize: 'maxFileSize erwartet eine Größe wie 500MB oder 20GB (MB = 1024² Byte).',
    defaultLanguage: `defaultLanguage erwartet eine dieser Sprachen: ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme erwartet eines dieser Designs: ${themes.join(', ')}.`,
    name: `name erwartet 1 bis ${brandNameLengthMax} Zeichen in einer Zeile.`,
    accent:
      'accent erwartet eine Farbe wie #45b9e4, die im dunklen und im hellen Design lesbar ist.',
    footerLinks: `footerLinks erwartet eine JSON-Liste von höchstens ${footerLinksMax} Links wie \`[{"label":"Status","url":"https://status.example.com"}]\`, jeder eine Adresse mit http, https oder mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry erwartet eine Zeit wie 30m, 12h, 7d oder 4w oder never.',
    maxExpiry: 'maxExpiry erwartet eine Zeit wie 30m, 12h, 7d oder 4w oder none.',
    trashDays: 'trashDays erwartet eine ganze Zahl von 0 bis 3650.',
    slugScheme: 'slugScheme erwartet base62, words, date, uuid oder name.',
    slugLength: 'slugLength erwartet eine ganze Zahl von 6 bis 32.',
    embeds: 'embeds erwartet on oder off.',
    embedVideoMax: 'embedVideoMax erwartet eine Größe wie 50MB.',
    indexing: 'indexing erwartet on oder off.',
    allowedTypes:
      'allowedTypes erwartet Typen wie image/* oder application/pdf mit Kommas dazwischen.',
    refusedTypes:
      'refusedTypes erwartet Typen wie image/* oder application/pdf mit Kommas dazwischen.',
  },
};
