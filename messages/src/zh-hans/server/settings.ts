import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either } = createFormats('zh-Hans');

export const settings: typeof source = {
  locked: ({ name, variable }) => `${name} 已由环境变量 ${variable} 设定，无法在此更改。`,
  otherAddress:
    '在应用中，publicUrl 只能设为页面自身的地址。命令 perch settings set publicUrl 可接受任意地址。',
  refused: {
    address: ({ name }) => `${name} 必须是不带路径的 http 或 https 地址。`,
    choice: ({ name, choices }) => `${name} 必须是 ${either(choices).replace('或', ' 或 ')}。`,
    switch: ({ name }) => `${name} 必须是 on 或 off。`,
    size: ({ name }) => `${name} 必须是大小，例如 500MB 或 20GB（MB = 1024² 字节）。`,
    duration: ({ name, endless }) =>
      `${name} 必须是时长，例如 30m、12h、7d 或 4w，或者 ${endless}。`,
    count: ({ name, min, max }) => `${name} 必须是 ${min} 到 ${max} 之间的整数。`,
    text: ({ name, max }) => `${name} 必须为单行，1 至 ${max} 个字符。`,
    types: ({ name }) => `${name} 必须是 image/* 或 application/pdf 这样的类型，以逗号分隔。`,
    accent: ({ name }) => `${name} 必须是在两种主题下都清晰可读的颜色，例如 #45b9e4。`,
    links: ({ name, max }) =>
      `${name} 必须是 JSON 列表，最多 ${max} 个链接，例如 \`[{"label":"Status","url":"https://status.example.com"}]\`，每个链接都是 http、https 或 mailto 地址。`,
    page: ({ name, max }) => `${name} 必须是最大 ${bytes(max)} 的 Markdown。`,
  },
};
