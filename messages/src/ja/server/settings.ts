import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes } = createFormats('ja');

const page = (name: string) =>
  `${name} には ${bytes(legalTextBytesMax)} までの Markdown を指定してください。`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${name} は環境変数 ${variable} で設定されているため、ここでは変更できません。`,
  otherAddress:
    'アプリでは、publicUrl にはこのページのアドレスだけを設定できます。コマンド perch settings set publicUrl ではどのアドレスも設定できます。',
  refused: {
    publicUrl: 'publicUrl には、パスのない http または https のアドレスを指定してください。',
    registration: 'registration には approval、open、invite、closed のいずれかを指定してください。',
    emailRequired: 'emailRequired には on または off を指定してください。',
    requireSecondFactor: 'requireSecondFactor には off、admins、all のいずれかを指定してください。',
    userQuota: 'userQuota には 20GB のようにサイズを指定してください。',
    maxFileSize:
      'maxFileSize には 500MB や 20GB のようにサイズを指定してください（MB = 1024² バイト）。',
    defaultLanguage: `defaultLanguage には次のいずれかを指定してください：${locales.join(', ')}。`,
    defaultTheme: `defaultTheme には次のいずれかを指定してください：${themes.join(', ')}。`,
    name: `name は 1 行、1～${brandNameLengthMax} 文字で指定してください。`,
    accent: 'accent には、両方のテーマで読みやすい色を #45b9e4 のように指定してください。',
    footerLinks: `footerLinks には \`[{"label":"Status","url":"https://status.example.com"}]\` のように、${footerLinksMax} 個までのリンクの JSON リストを指定してください。アドレスは http、https または mailto です。`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry:
      'defaultExpiry には 30m、12h、7d、4w のような期間、または never を指定してください。',
    maxExpiry: 'maxExpiry には 30m、12h、7d、4w のような期間、または none を指定してください。',
    trashDays: 'trashDays には 0 から 3650 までの整数を指定してください。',
    slugScheme: 'slugScheme には base62、words、date、uuid、name のいずれかを指定してください。',
    slugLength: 'slugLength には 6 から 32 までの整数を指定してください。',
    embeds: 'embeds には on または off を指定してください。',
    embedVideoMax: 'embedVideoMax には 50MB のようにサイズを指定してください。',
    indexing: 'indexing には on または off を指定してください。',
    allowedTypes:
      'allowedTypes には image/* や application/pdf のような形式をコンマ区切りで指定してください。',
    refusedTypes:
      'refusedTypes には image/* や application/pdf のような形式をコンマ区切りで指定してください。',
  },
};
