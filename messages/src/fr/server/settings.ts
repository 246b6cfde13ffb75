import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('fr');

const page = (name: string) =>
  `${name} attend un texte Markdown de ${bytes(legalTextBytesMax)} au maximum.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} est défini par ${isolate(variable)} dans l’environnement et ne peut pas être modifié ici.`,
  otherAddress:
    'Dans l’application, publicUrl ne peut devenir que l’adresse de la page elle-même. La commande perch settings set publicUrl accepte toute adresse.',
  refused: {
    publicUrl: 'publicUrl attend une adresse http ou https sans chemin.',
    registration: 'registration attend approval, open, invite ou closed.',
    emailRequired: 'emailRequired attend on ou off.',
    requireSecondFactor: 'requireSecondFactor attend off, admins ou all.',
    userQuota: 'userQuota attend une taille, par exemple 20GB.',
    maxFileSize: 'maxFileSize attend une taille, par exemple 500MB ou 20GB (MB = 1024² octets).',
    defaultLanguage: `defaultLanguage attend l’une de ces langues : ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme attend l’un de ces thèmes : ${themes.join(', ')}.`,
    name: `name attend de 1 à ${brandNameLengthMax} caractères sur une seule ligne.`,
    accent: 'accent attend une couleur, par exemple #45b9e4, lisible sur les deux thèmes.',
    footerLinks: `footerLinks attend une liste JSON de ${footerLinksMax} liens au maximum, par exemple \`[{"label":"Status","url":"https://status.example.com"}]\`, chacun avec une adresse http, https ou mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry attend une durée, par exemple 30m, 12h, 7d ou 4w, ou never.',
    maxExpiry: 'maxExpiry attend une durée, par exemple 30m, 12h, 7d ou 4w, ou none.',
    trashDays: 'trashDays attend un nombre entier de 0 à 3650.',
    slugScheme: 'slugScheme attend base62, words, date, uuid ou name.',
    slugLength: 'slugLength attend un nombre entier de 6 à 32.',
    embeds: 'embeds attend on ou off.',
    embedVideoMax: 'embedVideoMax attend une taille, par exemple 50MB.',
    indexing: 'indexing attend on ou off.',
    allowedTypes:
      'allowedTypes attend des types, par exemple image/* ou application/pdf, séparés par des virgules.',
    refusedTypes:
      'refusedTypes attend des types, par exemple image/* ou application/pdf, séparés par des virgules.',
  },
};
