import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ja');

const files = (count: number) => plural(count, { other: '# 件のファイル' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'あなたのアルバム',
  create: '新しいアルバム',
  createNamed: ({ name }) => `新しいアルバム「${isolate(name)}」`,
  created: ({ name }) => `アルバム「${isolate(name)}」を作成しました。`,
  notCreated: 'アルバムを作成できませんでした',
  saved: 'アルバムを変更しました。',
  notSaved: 'アルバムを変更できませんでした',
  loading: 'アルバムを読み込んでいます',
  notShown: 'アルバムを表示できません',
  none: 'アルバムはまだありません',
  noneHint:
    'アルバムでは、ファイルを 1 つのページにまとめ、1 つのリンクで見せられます。ファイルはアップロードの一覧に残り、複数のアルバムに入れられます。',
  noneFound: ({ search }) => `「${isolate(search)}」という名前のアルバムはありません`,
  search: 'アルバムを検索',
  changedLast: '最近の変更順',
  all: 'すべてのアルバム',
  visibility: {
    label: '公開範囲',
    unlisted: '限定公開',
    public: '公開',
    private: '非公開',
  },
  visibilityHints: {
    unlisted: 'リンクを知っている人全員。',
    public: 'リンクを知っている人全員。公開ギャラリーにも表示されます。',
    private: 'あなただけ。ページはありません。',
  },
  fields: {
    name: 'アルバムの名前',
    nameMissing: '名前を入力してください。',
    description: '説明',
    slugHint: 'アルバムのアドレスの一部です。空欄の場合はランダムになります。',
    slugReplaced: '現在のアドレスはすぐに使えなくなります。',
    make: 'アルバムを作成',
  },
  page: {
    notShown: 'このアルバムを表示できません',
    filesNotShown: 'ファイルを表示できません',
    copyLink: 'リンクをコピー',
    linkCopied: 'アルバムのリンクをコピーしました。',
    linkNotCopied: 'リンクをコピーできませんでした',
    open: 'ページを開く',
    download: 'ZIP でダウンロード',
    settings: 'アルバムの設定',
    rename: '名前と説明を変更',
    upload: 'このアルバムにアップロード',
    choose: 'アップロードから選ぶ',
    dropHint: 'このページにドロップしたファイルはアルバムに入ります。',
    empty: 'このアルバムは空です',
    emptyHint: 'ここにファイルをドロップするか、アップロードの一覧で選んで追加してください。',
  },
  removal: {
    action: 'アルバムを削除',
    question: ({ name }) => `アルバム「${isolate(name)}」を削除しますか？`,
    filesStay: 'リンクはすぐに使えなくなります。ファイルはアップロードの一覧に残ります。',
    done: 'アルバムを削除しました。',
    failed: 'アルバムを削除できませんでした',
  },
  order: {
    handle: ({ name }) => `${isolate(name)} を移動`,
    hint: 'ドラッグするか、矢印キーで移動します。Home と End で先頭と末尾に移動します。',
    moved: ({ name, place, total }) =>
      `${isolate(name)} は ${number(total)} 件中 ${number(place)} 番目です。`,
    notSaved: '順番を保存できませんでした',
    sort: '並べ替え',
    sortTitle: 'ファイルの並べ替え',
    note: '現在のファイルの順番を一度だけ置き換えます。後から追加したファイルは末尾に入ります。',
    done: 'ファイルを並べ替えました。',
  },
  cover: {
    set: ({ name }) => `${isolate(name)} を表紙にする`,
    is: '表紙',
    done: '表紙を変更しました。',
    failed: '表紙を変更できませんでした',
  },
  member: {
    remove: ({ name }) => `${isolate(name)} をアルバムから外す`,
    removeSelected: 'アルバムから外す',
    removed: ({ count }) => `アルバムから外しました: ${files(count)}。`,
    notRemoved: 'ファイルを外せませんでした',
    notPutBack: 'ファイルを戻せませんでした',
  },
  adding: {
    title: ({ count }) => `${files(count)}をアルバムに追加`,
    search: '検索、または新しいアルバムの名前',
    added: ({ count, name }) => `「${isolate(name)}」に追加しました: ${files(count)}。`,
    failed: 'ファイルを追加できませんでした',
    all: '追加済み',
    some: ({ count, total }) => `${number(total)} 件中 ${number(count)} 件が追加済み`,
    done: '完了',
    inNone: 'このファイルはどのアルバムにもありません。',
    leave: ({ name }) => `${isolate(name)} から外す`,
  },
};
