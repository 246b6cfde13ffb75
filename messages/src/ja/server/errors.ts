import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ja');

export const errors: typeof source = {
  noSuchCall: 'この API は存在しません。',
  serverFull: 'サーバーにファイル用の空き容量がありません。',
  serverBusy: 'サーバーが混み合っています。もう一度お試しください。',
  serverOverloaded: 'サーバーが過負荷の状態です。もう一度お試しください。',
  tooComplex: 'このテキストは複雑すぎるため表示できません。',
  storageUnavailable: 'ファイルストレージが応答しません。もう一度お試しください。',
  unexpected: 'サーバーで問題が発生しました。',
  notReady: 'データベースまたはストレージが応答しません。',
  stopping: 'サーバーを停止しています。',
  nulInText: 'テキストに NUL 文字は使えません。',
  nothingHere: 'このアドレスには何もありません。',
  noWebApp: 'このアドレスには何もありません。Web アプリがビルドされていません。',
  onlyRead: 'このアドレスは読み取り専用です。',
  unknownHost:
    'このアドレスはこのサーバーでは提供していません。正しいアドレスは PUBLIC_URL で指定されています。',
  invalidHost: 'リクエストに有効なホストが指定されていません。',
  bodyOfAnotherType: '本文は JSON（application/json）で送信してください。',
  bodyNotJson: '本文が有効な JSON ではありません。',
  bodyNotUtf8: '本文が有効な UTF-8 テキストではありません。',
  bodyTooLarge: ({ kilobytes }) => `本文は ${number(kilobytes)} KB までです。`,
  metricsTokenNeeded: 'METRICS_TOKEN のトークンが必要です。',
  onlyProxyMayAsk: 'リクエストできるのは、このサーバーの前段にあるプロキシのみです。',
};
