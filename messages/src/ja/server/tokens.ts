import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ja');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `このトークンにはスコープ ${isolate(scope)} がありません。`,
  sessionOnly: 'この操作にトークンは使えません。ログインしてください。',
  wrongAddress: 'このトークンは、お使いのネットワークアドレスからは使えません。',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} はアドレスでも、192.0.2.0/24 のような範囲でもありません。`,
  tooMany: ({ max }) =>
    `トークンは上限の ${number(max)} 個に達しています。先に一つ取り消してください。`,
  noSuchToken: 'そのトークンはありません。',
  noSuchProfile: 'そのプロファイルはありません。',
  profileUnknown: ({ name }) => `プロファイル ${isolate(name)} はありません。`,
  profileLocked: 'このトークンは別のプロファイルに固定されています。',
  lockedToNothing: 'トークンを固定できるのはプロファイルだけです。プロファイルを選んでください。',
  profileExpires:
    'プロファイルの expires は 30m、12h、7d、4w のような時間か never にしてください。',
  profileName: ({ max }) => `name は 1～${number(max)} 文字にしてください。`,
  profileTaken: ({ name }) => `プロファイル ${isolate(name)} はすでにあります。`,
  profileInUse: ({ token }) =>
    `トークン ${isolate(token)} はこのプロファイルに固定されています。先に変更するか取り消してください。`,
  tooManyProfiles: ({ max }) =>
    `プロファイルは上限の ${number(max)} 個に達しています。先に一つ削除してください。`,
  bytesSpent: 'このトークンは今日アップロードできる量に達しました。',
  defaultIsOff:
    'デフォルトトークンはオフになっています。このプログラム用のトークンを作成してください。',
  defaultDisabled: 'デフォルトトークンは使えなくなりました。',
  revoked: 'トークンは使えなくなりました。',
  profileDeleted: 'プロファイルを削除しました。',
};
