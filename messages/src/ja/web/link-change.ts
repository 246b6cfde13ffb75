import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ja');

export const linkChange: typeof source = {
  title: 'リンク',
  raw: '直接のアドレス',
  view: 'ページ',
  shared: '共有用',
  change: 'リンクを変更',
  saved: 'リンクを変更しました。',
  notSaved: 'リンクを変更できませんでした',
  kind: {
    label: '共有するアドレス',
    raw: 'ファイルそのもの',
    view: 'ファイルを表示するページ',
  },
  expiry: {
    label: '期限',
    kept: ({ date }) => `${date} まで`,
    never: 'なし',
    hour: '1 時間後',
    day: '1 日後',
    week: '7 日後',
    month: '30 日後',
    custom: '日時を指定',
    time: '終了日時',
    past: 'これから先の日時を選んでください。',
  },
  downloads: {
    label: '残りのダウンロード回数',
    hint: '空欄: 制限なし。',
    any: '制限なし',
    custom: '回数を指定',
    count: 'ダウンロード回数',
    invalid: ({ max }) => `1 から ${number(max)} までの整数を入力してください。`,
  },
  burn: '1 回ダウンロードされたらファイルを削除',
  password: {
    label: 'パスワード',
    none: 'なし',
    kept: 'そのまま',
    set: '新しく設定',
    remove: '解除',
    text: 'リンクの新しいパスワード',
    missing: 'パスワードを入力してください。',
  },
  slug: {
    label: 'リンクの名前',
    hint: ({ days }) => `今の名前もあと ${days} 日間使えます。`,
    invalid:
      '先頭は英数字、その後は英字 A–Z、数字、ピリオド、ハイフン、アンダースコアで、合計 64 文字までです。',
  },
  rename: {
    action: '名前を変更',
    label: 'ファイル名',
    hint: 'リンクは変わりません。',
    missing: '名前を入力してください。',
    done: '名前を変更しました。',
  },
  replace: {
    action: 'ファイルを差し替え',
    progress: '新しいファイルを送信しています',
    done: 'ファイルを差し替えました。リンクは同じです。',
    failed: 'ファイルを差し替えられませんでした',
    otherType: '別の種類のファイルに差し替えますか？',
    otherTypeText: ({ name }) =>
      `「${isolate(name)}」は、このリンクのファイルとは種類が違います。リンクの拡張子はそのままです。`,
    confirm: '差し替える',
  },
};
