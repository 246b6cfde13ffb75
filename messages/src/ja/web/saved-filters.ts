import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ja');

export const savedFilters: typeof source = {
  title: '保存したフィルター',
  hint: '一覧を絞り込むと、ここにフィルターを保存できます。',
  save: 'このフィルターを保存',
  saved: 'フィルターを保存しました。',
  name: 'フィルターの名前',
  nameMissing: '名前を入力してください。',
  nameTooLong: ({ max }) => `名前は ${number(max)} 文字までです。`,
  rename: ({ name }) => `フィルター ${isolate(name)} の名前を変更`,
  renamed: 'フィルターの名前を変更しました。',
  overwrite: ({ name }) => `フィルター ${isolate(name)} を現在のもので置き換える`,
  overwritten: 'フィルターを置き換えました。',
  delete: ({ name }) => `フィルター ${isolate(name)} を削除`,
  deleted: 'フィルターを削除しました。',
};
