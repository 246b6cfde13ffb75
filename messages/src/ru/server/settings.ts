import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ru');

const page = (name: string) =>
  `${name}: ожидается текст Markdown размером до ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} задаётся переменной окружения ${isolate(variable)}, изменить это здесь нельзя.`,
  otherAddress:
    'В приложении publicUrl может стать только адресом самой страницы. Команда perch settings set publicUrl принимает любой адрес.',
  refused: {
    publicUrl: 'publicUrl: ожидается адрес http или https без пути.',
    registration: 'registration: ожидается approval, open, invite или closed.',
    emailRequired: 'emailRequired: ожидается on или off.',
    requireSecondFactor: 'requireSecondFactor: ожидается off, admins или all.',
    userQuota: 'userQuota: ожидается размер, например 20GB.',
    maxFileSize: 'maxFileSize: ожидается размер, например 500MB или 20GB (MB = 1024² байт).',
    defaultLanguage: `defaultLanguage: ожидается один из языков: ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme: ожидается одна из тем: ${themes.join(', ')}.`,
    name: `name: ожидается от 1 до ${brandNameLengthMax} символов в одной строке.`,
    accent:
      'accent: ожидается цвет, например #45b9e4, который хорошо читается в тёмной и светлой темах.',
    footerLinks: `footerLinks: ожидается список JSON не более чем из ${footerLinksMax} ссылок, например \`[{"label":"Status","url":"https://status.example.com"}]\`; каждая — адрес http, https или mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry: ожидается время, например 30m, 12h, 7d или 4w, либо never.',
    maxExpiry: 'maxExpiry: ожидается время, например 30m, 12h, 7d или 4w, либо none.',
    trashDays: 'trashDays: ожидается целое число от 0 до 3650.',
    slugScheme: 'slugScheme: ожидается base62, words, date, uuid или name.',
    slugLength: 'slugLength: ожидается целое число от 6 до 32.',
    embeds: 'embeds: ожидается on или off.',
    embedVideoMax: 'embedVideoMax: ожидается размер, например 50MB.',
    indexing: 'indexing: ожидается on или off.',
    allowedTypes:
      'allowedTypes: ожидаются типы, например image/* или application/pdf, через запятую.',
    refusedTypes:
      'refusedTypes: ожидаются типы, например image/* или application/pdf, через запятую.',
  },
};
