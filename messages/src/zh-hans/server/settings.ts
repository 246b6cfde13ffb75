import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes } = createFormats('zh-Hans');

const page = (name: string) => `${name} 必须是最大 ${bytes(legalTextBytesMax)} 的 Markdown。`;

export const settings: typeof source = {
  locked: ({ name, variable }) => `${name} 已由环境变量 ${variable} 设定，无法在此更改。`,
  otherAddress:
    '在应用中，publicUrl 只能设为页面自身的地址。命令 perch settings set publicUrl 可接受任意地址。',
  refused: {
    publicUrl: 'publicUrl 必须是不带路径的 http 或 https 地址。',
    registration: 'registration 必须是 approval、open、invite 或 closed。',
    emailRequired: 'emailRequired 必须是 on 或 off。',
    requireSecondFactor: 'requireSecondFactor 必须是 off、admins 或 all。',
    userQuota: 'userQuota 必须是大小，例如 20GB。',
    maxFileSize: 'maxFileSize 必须是大小，例如 500MB 或 20GB（MB = 1024² 字节）。',
    defaultLanguage: `defaultLanguage 必须是以下值之一：${locales.join(', ')}。`,
    defaultTheme: `defaultTheme 必须是以下值之一：${themes.join(', ')}。`,
    name: `name 必须为单行，1 至 ${brandNameLengthMax} 个字符。`,
    accent: 'accent 必须是在两种主题下都清晰可读的颜色，例如 #45b9e4。',
    footerLinks: `footerLinks 必须是 JSON 列表，最多 ${footerLinksMax} 个链接，例如 \`[{"label":"Status","url":"https://status.example.com"}]\`，每个链接都是 http、https 或 mailto 地址。`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry 必须是时长，例如 30m、12h、7d 或 4w，或者 never。',
    maxExpiry: 'maxExpiry 必须是时长，例如 30m、12h、7d 或 4w，或者 none。',
    trashDays: 'trashDays 必须是 0 到 3650 之间的整数。',
    slugScheme: 'slugScheme 必须是 base62、words、date、uuid 或 name。',
    slugLength: 'slugLength 必须是 6 到 32 之间的整数。',
    embeds: 'embeds 必须是 on 或 off。',
    embedVideoMax: 'embedVideoMax 必须是大小，例如 50MB。',
    indexing: 'indexing 必须是 on 或 off。',
    allowedTypes: 'allowedTypes 必须是 image/* 或 application/pdf 这样的类型，以逗号分隔。',
    refusedTypes: 'refusedTypes 必须是 image/* 或 application/pdf 这样的类型，以逗号分隔。',
  },
};
