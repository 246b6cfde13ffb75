import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: '2 要素認証を設定してください',
  lead: 'このサーバーを使い続けるには、認証アプリまたはパスキーが必要です。リンクとアップロード用のプログラムは引き続き使えます。',
  setUp: '設定する',
};
