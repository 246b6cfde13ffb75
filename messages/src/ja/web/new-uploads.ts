import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ja');

export const newUploads: typeof source = {
  title: '新しいアップロード',
  open: 'オプション',
  close: 'オプションを隠す',
  reset: 'オプションをリセット',
  remembered:
    'これから始めるアップロードに適用されます。パスワードとリンク名を除き、この端末に記憶されます。',
  refused: 'サーバーがこのオプションを拒否しました',
  preset: ({ value }) => `既定: ${value}`,
  after: {
    m: ({ count }) => plural(count, { other: '#分後' }),
    h: ({ count }) => plural(count, { other: '#時間後' }),
    d: ({ count }) => plural(count, { other: '#日後' }),
    w: ({ count }) => plural(count, { other: '#週間後' }),
  },
  summary: {
    nothing: 'リンクはファイルを削除するまで有効です',
    ends: ({ when }) => `${when}に失効`,
    endsAt: ({ time }) => `${time} に失効`,
    neverEnds: '失効しない',
    downloads: ({ count }) => plural(count, { other: 'ダウンロード#回' }),
    unlimited: 'ダウンロード回数は無制限',
    burn: '1回のダウンロード後にファイルを削除',
    password: 'パスワードあり',
    raw: 'ファイルへの直接リンク',
    view: 'ページへのリンク',
    slug: ({ slug }) => `リンク名「${isolate(slug)}」`,
    album: ({ name }) => `「${isolate(name)}」に追加`,
    tags: ({ count }) => plural(count, { other: 'タグ # 個' }),
  },
  expiry: {
    label: 'リンクの失効',
    never: 'なし',
    custom: '日時を指定',
    time: 'リンクが失効する日時',
    past: 'これから先の日時を選んでください。',
  },
  downloads: {
    label: 'ダウンロード',
    unlimited: '無制限',
    limited: '回数を制限',
    burn: '1回だけ、その後ファイルを削除',
    count: 'ダウンロード回数',
    invalid: ({ max }) => `1 から ${number(max)} までの整数を入力してください。`,
  },
  link: {
    label: 'リンク先',
    raw: 'ファイルそのもの',
    view: 'ファイルを表示するページ',
  },
  password: {
    label: 'パスワード',
    hint: 'このページを再読み込みするまで有効です。訪問者は入力が必要になります。',
    generate: 'パスワードを生成',
  },
  slug: {
    label: 'リンク名',
    hint: '次に1つのファイルをアップロードするときに使われます。',
    invalid:
      '英字か数字で始め、英字 A–Z、数字、ピリオド、ハイフン、アンダースコアを合計64文字まで使えます。',
  },
  album: { label: '追加先のアルバム', none: 'なし' },
  defaults: {
    notLoaded: '既定値を読み込めませんでした',
    lead: 'ほかに指定がないとき、新しいアップロードのリンクに適用されます。ShareX やスクリプトからのものも含みます。',
    server: ({ value }) => `このサーバーの設定: ${value}`,
    save: '保存',
    saving: '保存中…',
    saved: '新しいアップロードの既定値を保存しました',
  },
};
