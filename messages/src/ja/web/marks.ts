import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const marks: typeof source = {
  favorite: {
    title: 'お気に入り',
    add: ({ name }) => `${isolate(name)} をお気に入りに追加`,
    remove: ({ name }) => `${isolate(name)} をお気に入りから外す`,
    addAll: 'お気に入りに追加',
    removeAll: 'お気に入りから外す',
    added: ({ count }) => plural(count, { other: '# 個のファイルをお気に入りに追加しました。' }),
    removed: ({ count }) => plural(count, { other: '# 個のファイルをお気に入りから外しました。' }),
    notChanged: 'お気に入りを変更できませんでした',
    none: 'お気に入りはまだありません',
    noneHint: 'ファイルの星または F キーを押すと、ここに表示されます。',
  },
  tags: {
    label: 'タグ',
    show: ({ name }) => `タグ「${isolate(name)}」のファイルを表示`,
    more: ({ count }) => plural(count, { other: 'ほか # 個のタグ' }),
  },
  filter: {
    open: 'フィルター',
    active: '適用中のフィルター',
    tag: ({ name }) => `タグ: ${isolate(name)}`,
    album: ({ name }) => `アルバム: ${isolate(name)}`,
    remove: ({ name }) => `フィルター「${isolate(name)}」を外す`,
    nothing: 'このフィルターに合うファイルはありません',
    nothingHint: '一部を外すか、すべてのファイルを表示してください。',
  },
};
