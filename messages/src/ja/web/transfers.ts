import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes } = createFormats('ja');

export const transfers: typeof source = {
  tray: '進行中のアップロード',
  unfold: 'アップロードを表示',
  fold: 'アップロードを折りたたむ',
  close: 'アップロードを閉じる',
  allFiles: 'すべてのファイル',
  summary: {
    uploading: ({ current, total }) => `アップロード中 ${current}/${total}`,
    uploaded: ({ count }) => `${count} 件完了`,
    paused: ({ count }) => `${count} 件一時停止`,
    failed: ({ count }) => `${count} 件失敗`,
    join: ({ parts }) => parts.join('、'),
  },
  spokenPercent: ({ name, percent }) => `${name}：${percent} パーセント`,
  spokenWaiting: ({ name }) => `${name}：サーバーを待機中`,
  progress: {
    waiting: ({ size }) => `待機中、${bytes(size)}`,
    percent: ({ percent }) => `${percent}%`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent}% · ${bytes(bytesPerSecond)}/秒 · ${timeLeft}`,
    stalled: ({ percent }) => `${percent}% · ネットワークを待機中…`,
    storing: ({ percent }) => `${percent}% · 保存中…`,
    paused: ({ size }) => `一時停止中、${bytes(size)}`,
    pausedAt: ({ percent, size }) => `${percent}% で一時停止中、${bytes(size)}`,
    uploaded: ({ size }) => `アップロード済み、${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `サーバーを待機中… ${nextTry}`,
    nextTry: ({ seconds }) => `${seconds} 秒後に再試行`,
    tryingAgain: '再試行中',
  },
  actions: {
    retry: ({ name }) => `「${name}」を再試行`,
    tryNow: ({ name }) => `「${name}」を今すぐ再試行`,
    pause: ({ name }) => `「${name}」を一時停止`,
    resume: ({ name }) => `「${name}」を再開`,
    cancel: ({ name }) => `「${name}」をキャンセル`,
    dismiss: ({ name }) => `「${name}」を閉じる`,
    retryFailed: ({ count }) => `失敗した ${count} 件を再試行`,
    pauseAll: 'すべて一時停止',
    resumeAll: 'すべて再開',
    clearFinished: '完了分を消去',
    cancelAll: 'すべてキャンセル',
  },
  outcomes: {
    stored: ({ name }) => `「${name}」をアップロードしました`,
    failed: ({ name }) => `「${name}」をアップロードできませんでした`,
    tooLarge: ({ size, maxBytes }) =>
      `ファイルのサイズは ${bytes(size)} です。アップロードできるのは ${bytes(maxBytes)} までです。`,
    fileChanged: 'ファイルが変更または削除されました。もう一度選択してください。',
    noLink: 'サーバーからファイルの場所が返されませんでした。',
    needsReload:
      'Perch の一部を読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  },
  interrupted: {
    title: () => '中断されたアップロード',
    choose: () => 'ファイルを選択',
    hint: () => '同じファイルをもう一度選択すると、中断したところから再開します。',
    list: '中断',
    progress: ({ name }) => `「${name}」、中断`,
    status: ({ size }) => `中断、${bytes(size)}`,
    statusAt: ({ percent, sent, size }) => `${percent}% で中断 · ${bytes(sent)} / ${bytes(size)}`,
    discard: '破棄',
    discardNamed: ({ name }) => `「${name}」を破棄`,
    notDiscarded: 'アップロードを破棄できませんでした',
  },
};
