import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ja');

export const links: typeof source = {
  options: {
    url: 'url は http:// または https:// で始まり、ホストを含み、ユーザー名や空白を含まないアドレスにしてください。',
    urlTooLong: 'url は 2048 文字までです。',
    urlOwn: 'url にこのサーバー自身は指定できません。',
    maxClicks: 'maxClicks は 1 から 1000000 までの整数、または none にしてください。',
    title: ({ max }) => `title は表示できる文字で ${number(max)} 文字までです。`,
  },
  tooMany: ({ max }) =>
    `短縮リンクが上限の ${number(max)} 件に達しています。先にいくつか削除してください。`,
  noSuchLink: 'その短縮リンクはありません。',
  deleted: '短縮リンクを削除しました。',
  page: {
    title: '短縮リンク',
    leadsTo: 'このリンクの行き先：',
    open: '移動する',
    locked: 'このリンクにはパスワードがあります',
    passwordNeeded:
      'このリンクにはパスワードがあります。ブラウザーで開くか、ヘッダー Perch-Password でパスワードを送ってください。',
  },
};
