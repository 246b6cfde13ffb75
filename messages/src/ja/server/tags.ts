import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ja');

export const tags: typeof source = {
  name: ({ max }) => `タグは 1～${number(max)} 文字にし、カンマと制御文字を含めないでください。`,
  list: ({ field }) => `${isolate(field)} は名前の一覧で指定してください。`,
  tooManyOfFile: ({ max }) => `1つのファイルに付けられるタグは ${number(max)} 個までです。`,
  tooMany: ({ max }) =>
    `1つのアカウントで使えるタグは ${number(max)} 個までです。先に一つ削除してください。`,
  taken: ({ name }) =>
    `タグ ${isolate(name)} はすでにあります。両方をまとめるには merge=true を送ってください。`,
  addedAndRemoved: ({ name }) =>
    `タグ ${isolate(name)} を同時に追加および削除することはできません。`,
  favorite: 'isFavorite は true または false で指定してください。',
  noSuchTag: 'そのタグはありません。',
  applied: 'タグを変更しました。',
  deleted: 'タグを削除しました。',
  filterName: ({ max }) => `name は 1～${number(max)} 文字にし、制御文字を含めないでください。`,
  filterTaken: ({ name }) => `フィルター ${isolate(name)} はすでにあります。`,
  tooManyFilters: ({ max }) =>
    `1つのアカウントで使えるフィルターは ${number(max)} 個までです。先に一つ削除してください。`,
  noSuchFilter: 'そのフィルターはありません。',
  filterDeleted: 'フィルターを削除しました。',
};
