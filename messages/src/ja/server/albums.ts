import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ja');

export const albums: typeof source = {
  noSuchAlbum: 'このアルバムはありません。',
  deleted: 'アルバムを削除しました。ファイルは残っています。',
  option: 'album には自分のアルバムの ID かスラッグを指定してください。',
  unknown: ({ name }) => `アルバム ${isolate(name)} はありません。`,
  name: ({ max }) => `name は 1～${number(max)} 文字にしてください。`,
  description: ({ max }) => `description は ${number(max)} 文字までです。`,
  visibility: 'visibility は unlisted、public、private のいずれかにしてください。',
  cover: 'cover にはこのアルバムのファイルの ID を指定してください。',
  slugOfArchive: 'アルバムの slug は .zip で終わることができません。',
  tooMany: ({ max }) =>
    `アルバムが上限の ${number(max)} 件に達しています。先にどれかを削除してください。`,
  full: ({ max }) => `1 つのアルバムに入れられるファイルは ${number(max)} 件までです。`,
  ids: ({ name, max }) =>
    `${isolate(name)} はファイルの ID の一覧（${number(max)} 件まで）にしてください。`,
  orderedTwice: 'order では各ファイルを 1 回だけ指定できます。',
  addedAndRemoved: '同じファイルの追加と削除を同時にはできません。',
  page: {
    files: ({ count }) => plural(count, { other: '# 件のファイル' }),
    downloadAll: 'すべてダウンロード',
    empty: 'このアルバムにはまだ何もありません。',
    more: 'さらに表示',
    first: '最初に戻る',
    closedFile: 'ロックされたファイル',
    locked: 'このアルバムにはパスワードがあります',
    close: '閉じる',
    next: '次へ',
    previous: '前へ',
    openPage: 'このファイルのページを開く',
    albumsOf: ({ name }) => `${isolate(name)} のアルバム`,
    noAlbums: '公開アルバムはまだありません。',
  },
};
