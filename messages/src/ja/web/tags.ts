import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ja');

export const tags: typeof source = {
  title: 'タグ',
  changed: 'タグを変更しました。',
  notChanged: 'タグを変更できませんでした',
  files: ({ count }) => plural(count, { other: '# 個のファイル' }),
  field: {
    placeholder: 'タグを追加',
    hint: 'Enter またはカンマでタグを追加します。',
    remove: ({ name }) => `タグ ${isolate(name)} を外す`,
    suggestions: '使用中のタグ',
    suggested: ({ count }) => plural(count, { other: '# 件の候補' }),
    tooLong: ({ max }) => `タグは ${number(max)} 文字までです。`,
    tooMany: ({ max }) => `1つのファイルに付けられるタグは ${number(max)} 個までです。`,
    invalid: 'タグに制御文字は使えません。',
  },
  choice: {
    search: 'タグを検索',
    none: 'タグはまだありません',
    noneFound: '一致するタグはありません',
  },
  bulk: {
    title: ({ count }) => plural(count, { other: '# 個のファイルのタグ' }),
    add: '追加するタグ',
    remove: '外すタグ',
    submit: 'タグを変更',
    done: ({ count }) => plural(count, { other: '# 個のファイルのタグを変更しました。' }),
  },
  manage: {
    open: 'タグを管理',
    back: 'アップロードに戻る',
    lead: ({ max }) =>
      `1つのアカウントで使えるタグは ${number(max)} 個までです。タグの名前を変えても、まとめても、削除しても、ファイルは残ります。`,
    failed: 'タグを表示できません',
    loading: 'タグを読み込んでいます',
    noneHint: 'ファイルの詳細で最初のタグを付けてください。',
    name: 'タグの名前',
    nameMissing: '名前を入力してください。',
    rename: ({ name }) => `タグ ${isolate(name)} の名前を変更`,
    renamed: 'タグの名前を変更しました。',
    merge: 'まとめる',
    mergeTitle: 'タグをまとめる',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        other: `タグ「${isolate(name)}」はすでにあります。「${isolate(before)}」の # 個のファイルをまとめますか？この操作は取り消せません。`,
      }),
    merged: 'タグをまとめました。',
    delete: ({ name }) => `タグ ${isolate(name)} を削除`,
    deleteText: ({ count }) =>
      plural(count, { other: '# 個のファイルからこのタグが外れます。ファイルは残ります。' }),
    deleted: 'タグを削除しました。',
  },
};
