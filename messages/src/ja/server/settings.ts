import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes } = createFormats('ja');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${name} は環境変数 ${variable} で設定されているため、ここでは変更できません。`,
  otherAddress:
    'アプリでは、publicUrl にはこのページのアドレスだけを設定できます。コマンド perch settings set publicUrl ではどのアドレスも設定できます。',
  refused: {
    address: ({ name }) =>
      `${name} には、パスのない http または https のアドレスを指定してください。`,
    choice: ({ name, choices }) =>
      `${name} には ${choices.join('、')} のいずれかを指定してください。`,
    switch: ({ name }) => `${name} には on または off を指定してください。`,
    size: ({ name }) =>
      `${name} には 500MB や 20GB のようにサイズを指定してください（MB = 1024² バイト）。`,
    duration: ({ name, endless }) =>
      `${name} には 30m、12h、7d、4w のような期間、または ${endless} を指定してください。`,
    count: ({ name, min, max }) => `${name} には ${min} から ${max} までの整数を指定してください。`,
    text: ({ name, max }) => `${name} は 1 行、1～${max} 文字で指定してください。`,
    types: ({ name }) =>
      `${name} には image/* や application/pdf のような形式をコンマ区切りで指定してください。`,
    accent: ({ name }) =>
      `${name} には、両方のテーマで読みやすい色を #45b9e4 のように指定してください。`,
    links: ({ name, max }) =>
      `${name} には \`[{"label":"Status","url":"https://status.example.com"}]\` のように、${max} 個までのリンクの JSON リストを指定してください。アドレスは http、https または mailto です。`,
    page: ({ name, max }) => `${name} には ${bytes(max)} までの Markdown を指定してください。`,
  },
};
