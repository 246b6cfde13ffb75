import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('es');

const page = (name: string) => `${name} debe ser Markdown de hasta ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} está definido por ${isolate(variable)} en el entorno y no se puede cambiar aquí.`,
  otherAddress:
    'En la aplicación, publicUrl solo puede ser la dirección de la propia página. El comando perch settings set publicUrl acepta cualquiera.',
  refused: {
    publicUrl: 'publicUrl debe ser una dirección http o https sin ruta.',
    registration: 'registration debe ser approval, open, invite o closed.',
    emailRequired: 'emailRequired debe ser on u off.',
    requireSecondFactor: 'requireSecondFactor debe ser off, admins o all.',
    userQuota: 'userQuota debe ser un tamaño como 20GB.',
    maxFileSize: 'maxFileSize debe ser un tamaño como 500MB o 20GB (MB = 1024² bytes).',
    defaultLanguage: `defaultLanguage debe ser uno de estos valores: ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme debe ser uno de estos valores: ${themes.join(', ')}.`,
    name: `name debe tener de 1 a ${brandNameLengthMax} caracteres en una sola línea.`,
    accent: 'accent debe ser un color como #45b9e4 que se lea bien en ambos temas.',
    footerLinks: `footerLinks debe ser una lista JSON de hasta ${footerLinksMax} enlaces como \`[{"label":"Status","url":"https://status.example.com"}]\`, cada uno con una dirección http, https o mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry debe ser un tiempo como 30m, 12h, 7d o 4w, o never.',
    maxExpiry: 'maxExpiry debe ser un tiempo como 30m, 12h, 7d o 4w, o none.',
    trashDays: 'trashDays debe ser un número entero de 0 a 3650.',
    slugScheme: 'slugScheme debe ser base62, words, date, uuid o name.',
    slugLength: 'slugLength debe ser un número entero de 6 a 32.',
    embeds: 'embeds debe ser on u off.',
    embedVideoMax: 'embedVideoMax debe ser un tamaño como 50MB.',
    indexing: 'indexing debe ser on u off.',
    allowedTypes:
      'allowedTypes debe tener tipos como image/* o application/pdf, separados por comas.',
    refusedTypes:
      'refusedTypes debe tener tipos como image/* o application/pdf, separados por comas.',
  },
};
