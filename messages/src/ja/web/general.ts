import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ja');

export const general: typeof source = {
  cancel: 'キャンセル',
  delete: '削除',
  dismiss: '閉じる',
  download: 'ダウンロード',
  loading: '読み込み中…',
  open: '開く',
  proxyBlocks: ({ proxy }) =>
    `このサーバーの手前にあるプロキシ${proxy && `（${isolate(proxy)}）`}がアップロードを遮断しています。管理者の方は docs/proxies/README.md#limits-of-a-proxy をご覧ください。`,
  save: '保存',
  stepOf: ({ step, steps }) => `ステップ ${number(step)} / ${number(steps)}`,
  tryAgain: '再試行',
  unexplained: 'エラーが発生しました。もう一度お試しください。',
  unknownAnswer: 'サーバーの応答が、このページでは扱えない形式です。',
  unreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
};
