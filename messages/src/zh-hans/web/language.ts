import type { language as source } from '../../en/web/language.ts';

export const language: typeof source = {
  label: '语言',
  lead: '发给你的邮件也会使用该语言。',
  asBrowser: ({ language: name }) => `跟随浏览器（${name}）`,
  notLoaded: ({ language: name }) => `无法加载 ${name}，请检查网络连接后重试。`,
  notSaved: '无法保存语言',
};
