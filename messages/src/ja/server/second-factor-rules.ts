import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `このサーバーでは 2 要素認証が必要です。続けるには ${url} で設定してください。`,
  reset: '2 要素目を削除し、すべてのセッションを終了しました。',
  nothingToReset: 'このアカウントには 2 要素目がありません。',
  ownFactors: '自分の 2 要素目は、自分の設定で削除してください。',
  passkeysAlone:
    'このアカウントにはパスキーでしかログインできません。サーバーで perch user remove-second-factor を実行し、続けて perch user sign-in-link を実行してください。',
  mail: {
    subject: '2 要素認証がリセットされました',
    removed: ({ site }) =>
      `${site} の管理者が、あなたのアカウントの認証アプリ、リカバリーコード、パスキーを削除しました。すべてのセッションが終了しています。`,
    notYou:
      'これまでどおりログインし、2 要素認証をもう一度設定してください。心当たりがない場合は、サーバーの管理者に連絡してください。',
    link: '2 要素認証を設定する',
  },
};
