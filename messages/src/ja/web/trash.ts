import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ja');

export const trash: typeof source = {
  title: 'ゴミ箱',
  note: ({ days }) =>
    plural(days, {
      other:
        '削除したファイルは # 日間ここに残り、ストレージの使用量に含まれます。リンクは使えません。',
    }),
  nothing: 'ゴミ箱は空です',
  deletedAt: ({ date }) => `${date} に削除`,
  kept: ({ days }) => plural(days, { other: '削除したファイルはゴミ箱に # 日間残ります。' }),
  moved: ({ count }) =>
    count === 1
      ? 'ファイルをゴミ箱に移動しました。'
      : plural(count, { other: '# 個のファイルをゴミ箱に移動しました。' }),
  undo: '元に戻す',
  restore: '復元',
  restoreNamed: ({ name }) => `「${isolate(name)}」を復元`,
  restored: ({ count }) =>
    count === 1
      ? 'ファイルを復元しました。'
      : plural(count, { other: '# 個のファイルを復元しました。' }),
  notRestored: () => 'ファイルを復元できませんでした',
  removal: {
    action: '完全に削除',
    actionNamed: ({ name }) => `「${isolate(name)}」を完全に削除`,
    title: ({ count }) =>
      count === 1 ? 'ファイルを完全に削除' : plural(count, { other: '# 個のファイルを完全に削除' }),
    warning: 'この操作は取り消せません。',
    done: ({ count }) =>
      count === 1
        ? 'ファイルを完全に削除しました。'
        : plural(count, { other: '# 個のファイルを完全に削除しました。' }),
  },
  emptying: {
    action: 'ゴミ箱を空にする',
    question: 'ゴミ箱のすべてのファイルを完全に削除しますか？',
    done: 'ゴミ箱を空にしました。',
    failed: 'ゴミ箱を空にできませんでした',
  },
};
