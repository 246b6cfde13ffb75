import type { language as source } from '../../en/web/language.ts';

export const language: typeof source = {
  label: '言語',
  lead: 'あなた宛てのメールにも、この言語が使われます。',
  asBrowser: ({ language: name }) => `ブラウザーに従う（${name}）`,
  notLoaded: ({ language: name }) =>
    `${name} を読み込めませんでした。接続を確認して、もう一度お試しください。`,
  notSaved: '言語を保存できませんでした',
};
