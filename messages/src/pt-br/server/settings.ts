import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('pt-BR');

const page = (name: string) => `${name} deve ser Markdown de até ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} é definido por ${isolate(variable)} no ambiente e não pode ser alterado aqui.`,
  otherAddress:
    'No aplicativo, publicUrl só pode ser o endereço da própria página. O comando perch settings set publicUrl aceita qualquer endereço.',
  refused: {
    publicUrl: 'publicUrl deve ser um endereço http ou https sem caminho.',
    registration: 'registration deve ser approval, open, invite ou closed.',
    emailRequired: 'emailRequired deve ser on ou off.',
    requireSecondFactor: 'requireSecondFactor deve ser off, admins ou all.',
    userQuota: 'userQuota deve ser um tamanho como 20GB.',
    maxFileSize: 'maxFileSize deve ser um tamanho como 500MB ou 20GB (MB = 1024² bytes).',
    defaultLanguage: `defaultLanguage deve ser um destes valores: ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme deve ser um destes valores: ${themes.join(', ')}.`,
    name: `name deve ter de 1 a ${brandNameLengthMax} caracteres em uma única linha.`,
    accent: 'accent deve ser uma cor como #45b9e4 que seja legível nos dois temas.',
    footerLinks: `footerLinks deve ser uma lista JSON de até ${footerLinksMax} links como \`[{"label":"Status","url":"https://status.example.com"}]\`, cada um com um endereço http, https ou mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry deve ser um tempo como 30m, 12h, 7d ou 4w, ou never.',
    maxExpiry: 'maxExpiry deve ser um tempo como 30m, 12h, 7d ou 4w, ou none.',
    trashDays: 'trashDays deve ser um número inteiro de 0 a 3650.',
    slugScheme: 'slugScheme deve ser base62, words, date, uuid ou name.',
    slugLength: 'slugLength deve ser um número inteiro de 6 a 32.',
    embeds: 'embeds deve ser on ou off.',
    embedVideoMax: 'embedVideoMax deve ser um tamanho como 50MB.',
    indexing: 'indexing deve ser on ou off.',
    allowedTypes:
      'allowedTypes deve ter tipos como image/* ou application/pdf, separados por vírgulas.',
    refusedTypes:
      'refusedTypes deve ter tipos como image/* ou application/pdf, separados por vírgulas.',
  },
};
