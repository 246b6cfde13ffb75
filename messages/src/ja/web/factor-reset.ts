import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const factorReset: typeof source = {
  factors: '2 要素目',
  none: 'なし',
  app: '認証アプリ',
  passkeys: ({ count }) => plural(count, { other: 'パスキー # 個' }),
  title: '2 要素目をリセット',
  text: ({ name }) =>
    `${name} さんの認証アプリ、リカバリーコード、パスキーを削除し、すべてのセッションを終了します。`,
  check: '本人からの依頼であることを確かめてください。以後はパスワードだけでログインできます。',
  reason: '理由',
  reasonHint: '監査ログと、本人へのメールに記載されます。',
  reasonRequired: '理由を入力してください。',
  failed: '2 要素目をリセットできませんでした',
};
