import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('ja');

export const brand: typeof source = {
  imprint: '運営者情報',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',

  termsRequired: ({ url }) =>
    `利用規約が変更されました。続けるには ${url} でログインし、同意してください。`,
  termsNotAccepted: ({ url }) => `登録するには利用規約への同意が必要です：${url}`,
  termsChanged: 'その間に利用規約が変更されました。もう一度お読みください。',
  termsAccepted: '利用規約に同意しました。',

  nameTooLong: ({ max }) => `名前は ${number(max)} 文字以内で入力してください。`,
  nameNotOneLine: '名前は制御文字を含まない 1 行で入力してください。',
  noColor: '色は # と 6 桁の 16 進数で指定してください。',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} はダークテーマでのコントラスト比が ${number(ratio)}:1 です。${number(needed)}:1 が必要ですが、それを満たす濃淡では別の色になってしまいます。`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} はライトテーマでのコントラスト比が ${number(ratio)}:1 です。${number(needed)}:1 が必要ですが、それを満たす濃淡では別の色になってしまいます。`,
  domainSaved: 'ドメインのページにブランドを設定しました。',

  noLogo: 'ロゴがありません。',
  logoSaved: 'ロゴを設定しました。',
  logoRemoved: 'ロゴを削除しました。',
  logoType: 'ロゴには PNG または WebP の画像を使ってください。',
  logoTooLarge: ({ maxBytes }) => `ロゴのサイズは ${bytes(maxBytes)} までです。`,
  logoEdges: ({ min, max }) =>
    `ロゴの大きさは ${number(min)} × ${number(min)} から ${number(max)} × ${number(max)} ピクセルの範囲にしてください。`,
  logoDamaged: 'この画像は途中で切れているか、破損しています。',
  logoHasMore:
    'このファイルには画像以外のデータが含まれています。ロゴを書き出し直して、そのファイルを送信してください。',
};
