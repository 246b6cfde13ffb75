import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'テーマ',
  lead: '選択はアカウントに保存され、すべての端末に適用されます。',
  notSaved: 'テーマを保存できませんでした',
  dark: 'ダーク',
  darkHint: '暗い背景に明るい文字',
  light: 'ライト',
  lightHint: '明るい背景に暗い文字',
  system: 'システム',
  systemHint: 'この端末の設定に従う',
  isDark: 'テーマ：ダーク。ライトに切り替えます。',
  isLight: 'テーマ：ライト。端末の設定に従います。',
  isSystem: 'テーマ：端末の設定。ダークに切り替えます。',
};
