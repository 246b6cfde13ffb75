import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'このリンクは終了しました',
  endedWhy: '期限が切れたか、開ける回数に達しました。',
  locked: 'このファイルにはパスワードが必要です',
  lockedWhy: 'リンクと一緒に受け取ったパスワードを入力してください。',
  password: 'パスワード',
  unlock: 'ロックを解除',
  wrongPassword: 'パスワードが違います。',
  limited: 'このファイルを開ける回数には限りがあります',
  limitedWhy: '開くと 1 回分が使われます。',
  once: 'このファイルは 1 回だけ開けます',
  onceWhy: '開いたあとに削除されます。',
  open: 'ファイルを開く',
  tooManyTries: '試行回数が多すぎます',
  passwordNeeded:
    'このファイルにはパスワードが必要です。リンクをブラウザーで開くか、パスワードを Perch-Password ヘッダーで送ってください。',
  openingNeeded: 'このファイルを開ける回数には限りがあります。リンクをブラウザーで開いてください。',
  fromOtherSite: 'このリクエストは別のサイトから送られました。',
};
