import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ja');

const setUp = 'このサーバーはセットアップ済みで、管理者がいます。';
const notSetUp =
  'このサーバーはまだセットアップされていません。起動時に出力されたセットアップリンクを開いてください。';

const registrations = {
  approval: '誰でも登録でき、各アカウントを管理者が承認します。',
  open: '誰でも登録して、すぐにログインできます。',
  invite: '新規アカウントには招待が必要です。',
  closed: '新規アカウントは受け付けていません。',
};

export const diagnostics: typeof source = {
  open: '接続に問題がありますか？',
  label: '診断',
  asking: '確認中…',
  noAnswer: ({ seconds }) => `${number(seconds)} 秒以内に応答がありません。`,
  connectivity: {
    title: 'サーバーへの接続',
    text: 'サーバーとログイン機能が応答するかを確認します。',
    start: '接続をテスト',
    probes: {
      base: 'ベース URL',
      login: 'ログイン用エンドポイント',
      register: '登録用エンドポイント',
    },
    unreachable: ({ tookMs }) => `接続できません（${tookMs} ms 経過）。`,
    exists: ({ status, tookMs }) => `あり：${tookMs} ms で ${status} を返しました。`,
    works: ({ status, tookMs }) => `正常：${tookMs} ms で ${status} を返しました。`,
    missing: ({ status, tookMs }) => `なし：${tookMs} ms で ${status} を返しました。`,
    failing: ({ status, tookMs }) => `エラー：${tookMs} ms で ${status} を返しました。`,
    foreign: ({ status, tookMs }) =>
      `Perch ではありません：${tookMs} ms で ${status} を返しました。`,
    refused: ({ status, tookMs }) => `拒否：${tookMs} ms で ${status} を返しました。`,
    allGood: 'サーバーは正常に応答しています。',
    someBad: 'サーバーに接続できますが、一部が動作していません。',
    allBad:
      'サーバーに接続できません。接続を確認してください。ほかのサイトが開ける場合は、サーバーが停止しています。',
  },
  login: {
    title: 'ログイン',
    text: '上に入力したメールアドレスとパスワードを、ログインせずに試します。',
    start: 'ログインをテスト',
    nothingTyped: '先に上の欄にメールアドレスとパスワードを入力してください。',
    welcome: 'ようこそ。',
    ended: ({ answer }) => `サーバーの応答：「${answer}」このテストのセッションは終了しました。`,
    notEnded: ({ answer }) =>
      `サーバーの応答：「${answer}」このテストのセッションを終了できませんでした。「設定」の「セキュリティ」で確認できます。`,
    needsSecondFactor:
      'メールアドレスとパスワードは正しいです。ログインには 2 要素認証も必要なため、セッションは開始されていません。',
    refused: ({ status, answer }) => `サーバーの応答（${status}）：「${answer}」`,
  },
  users: {
    title: 'ユーザー',
    text: 'サーバーがセットアップ済みで、新規アカウントを受け付けているかを確認します。',
    start: 'ユーザーを確認',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp}${registrations[registration]}`,
  },
  cache: {
    title: 'このブラウザー',
    text: 'このサーバーについて保存されている情報を、セッションや選択内容も含めて消去します。',
    start: 'キャッシュを消去して再読み込み',
  },
};
