import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('ja');

export const requests: typeof source = {
  noSuchRequest: 'このファイルリクエストは存在しません。',
  tooMany: ({ max }) =>
    `ファイルリクエストは上限の${number(max)}件に達しています。先に1件削除してください。`,
  deleted: 'リクエストを削除しました。受け取ったファイルは残ります。',
  drop: {
    over: 'このファイルリクエストは終了しました。',
    full: 'このリクエストには、このファイルを受け取る余裕がありません。',
    passwordNeeded:
      'このリクエストにはパスワードがあります。ブラウザーでページを開くか、Perch-Password ヘッダーでパスワードを送信してください。',
    noRoom: '現在ファイルを受け取れません。後でもう一度お試しください。',
    tooManyAtOnce: '現在このリクエストに送信中のファイルが多すぎます。後でもう一度お試しください。',
    notForSenders: ({ name }) => `${isolate(name)} は送信側では選べません。`,
    sender: ({ max }) => `sender は表示できる文字で${number(max)}文字までです。`,
    lengthNeeded: 'ここでは Upload-Length が必要です。',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} さんがファイルをお願いしています。`,
    files: ({ count }) => plural(count, { other: 'あと#個のファイルを送れます' }),
    eachBytes: ({ max }) => `1個あたり${bytes(max)}まで`,
    allBytes: ({ left }) => `合計であと${bytes(left)}`,
    types: ({ types }) => `次の形式のみ：${isolate(types.join(', '))}`,
    until: ({ at }) => `期限：${isolate(moment(at))}`,
    yourName: 'お名前（任意）',
    choose: 'ファイルを選択',
    dropThem: 'またはここにドロップ',
    send: '送信',
    received: ({ count }) => plural(count, { other: '#個のファイルが届きました。' }),
    notAll: '一部のファイルが届きませんでした',
    allSent: 'すべて送信しました。',
    interrupted:
      '以前ここで送信が中断されました。同じファイルをもう一度選ぶと、途中から再開します：',
    ended: 'このファイルリクエストは終了しました',
    endedWhy: '期限が切れたか、閉じられました。',
    fullTitle: 'ありがとうございます。以上です',
    fullWhy: 'このリクエストは受け取れるファイルをすべて受け取りました。',
    locked: 'このファイルリクエストにはパスワードがあります',
  },
  transfer: {
    waiting: '待機中',
    sending: '送信中',
    paused: '一時停止中',
    retrying: '接続が切れました。再試行しています',
    sent: '送信済み',
    failed: '失敗',
    proxyBlocks: ({ proxy }) =>
      `このサーバーの手前にあるプロキシ${proxy && `（${isolate(proxy)}）`}がファイルを遮断しています。ファイルを依頼した方にお知らせください。対処方法は docs/proxies/README.md#limits-of-a-proxy にあります。`,
    pause: '一時停止',
    resume: '再開',
    remove: '取り除く',
    retry: '再試行',
  },
  mail: {
    subject: ({ title }) => `新しいファイル：${isolate(title)}`,
    lead: ({ count, title }) =>
      `「${isolate(title)}」：${plural(count, { other: '#個のファイルが届きました。' })}`,
    file: ({ name, sender }) => `${isolate(name)}（送信者：${isolate(sender)}）`,
    more: ({ count }) => plural(count, { other: 'ほか#個。' }),
    off: 'このメールは、リクエストの設定により送信されています。',
    link: 'あなたのファイル',
  },
};
