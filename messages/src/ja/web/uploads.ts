import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ja');

export const uploads: typeof source = {
  title: 'アップロード',
  searchTitle: ({ search }) => `「${search}」の検索`,
  loading: 'アップロードを読み込み中',
  notShown: 'アップロードを表示できません',
  none: 'アップロードはまだありません',
  pick: {
    drop: ({ browse }) => `ここにファイルをドロップ、または${browse}`,
    browse: 'ファイルを選択',
    limit: ({ maxBytes }) => `1 ファイル最大 ${bytes(maxBytes)}`,
    anyType: 'ファイルの種類は問いません',
    more: '。フォルダーや貼り付けた画像もアップロードできます。',
    newPaste: '新しいテキスト',
    newPasteHint: 'テキストやコード。このページのどこにでも貼り付けられます。',
    dropNow: 'ドロップしてアップロード',
    dropInto: ({ album }) => `ドロップして「${isolate(album)}」に追加`,
    nothingDropped: 'ファイルが含まれていません。',
    unreadable: 'ドロップした項目を読み取れません',
    chooseAgain: 'ファイルをもう一度選択してください。',
    pastedName: ({ moment }) => `貼り付け ${moment}`,
  },
  list: {
    title: 'あなたのアップロード',
    typeFilter: '種類で絞り込む',
    allTypes: 'すべて',
    search: 'アップロードを検索',
    searchHint: '名前で検索',
    sortBy: '並べ替え',
    sortings: {
      newest: '新しい順',
      oldest: '古い順',
      nameUp: '名前の昇順',
      nameDown: '名前の降順',
      largest: 'サイズの大きい順',
      smallest: 'サイズの小さい順',
    },
    layout: '表示形式',
    layouts: { list: 'リスト', grid: 'グリッド' },
    columns: {
      name: '名前',
      size: 'サイズ',
      views: '表示回数',
      downloads: 'ダウンロード',
      createdAt: 'アップロード日時',
      actions: '操作',
    },
    views: ({ count }) => `表示 ${count} 回`,
    downloads: ({ count }) => `ダウンロード ${count} 回`,
    noneHint:
      '上でファイルを選択するか、このページにドロップするか貼り付けてください。それぞれに共有用の短いリンクが付きます。',
    noneFound: ({ search }) => `「${search}」という名前のファイルはありません`,
    perhapsOtherType: '別の種類のファイルならあるかもしれません。',
    noneOfType: 'この種類のファイルはありません',
    showAll: 'すべてのファイルを表示',
  },
  selection: {
    select: ({ name }) => `「${name}」を選択`,
    selectPage: 'このページをすべて選択',
    actions: '選択中のファイル',
    clear: '選択を解除',
    selected: ({ count }) => `${count} 件選択中`,
    copyLinks: 'リンクをコピー',
    copied: ({ count }) =>
      count === 1
        ? 'URL をクリップボードにコピーしました'
        : plural(count, { other: '# 件の URL をクリップボードにコピーしました' }),
    notCopied: () => 'URL をコピーできませんでした',
  },
  actions: {
    preview: ({ name }) => `「${name}」をプレビュー`,
    download: ({ name }) => `「${name}」をダウンロード`,
    delete: ({ name }) => `「${name}」を削除`,
    copyUrl: ({ name }) => `「${name}」の URL をコピー`,
    urlCopied: 'URL をクリップボードにコピーしました',
    urlNotCopied: 'URL をコピーできませんでした',
  },
  commands: {
    upload: 'ファイルをアップロード',
    uploadKeywords: '追加 新規 送信 add new send',
    pasteKeywords: 'テキスト コード スニペット メモ 貼り付け',
    copyUrlKeywords: 'リンク link',
  },
  deletion: {
    title: ({ count }) =>
      count === 1 ? 'ファイルを削除' : plural(count, { other: '# 個のファイルを削除' }),
    confirm: ({ count }) => (count === 1 ? '削除' : plural(count, { other: '# 個を削除' })),
    question: ({ count }) =>
      count === 1
        ? 'このファイルを削除しますか？'
        : plural(count, { other: 'これら # 個のファイルを削除しますか？' }),
    linksStop: () => 'リンクはすぐに使えなくなります。',
    deleted: ({ count }) =>
      count === 1
        ? 'ファイルを削除しました。'
        : plural(count, { other: '# 個のファイルを削除しました。' }),
    failed: () => 'ファイルを削除できませんでした',
  },
  recent: {
    title: '最近のアップロード',
    all: 'すべてのアップロード',
    first: '最初のファイルをアップロード',
    hint: '最近のファイルが、共有用のリンクとともにここに表示されます。',
  },
  details: {
    title: 'ファイルの詳細',
    close: '詳細を閉じる',
    notShown: 'このファイルは表示できません',
    open: '開く',
    copyUrl: 'URL をコピー',
    delete: 'ファイルを削除',
    facts: {
      size: 'サイズ',
      mimeType: 'MIME タイプ',
      uploaded: 'アップロード日時',
      domain: 'ドメイン',
      views: '表示回数',
      downloads: 'ダウンロード数',
      sha256: 'SHA-256',
    },
    exactSize: ({ digits }) => `（${digits} バイト）`,
    thisServer: 'このサーバー',
    links: 'リンク',
    forms: {
      link: 'リンク',
      download: 'ダウンロードリンク',
      thumbnail: 'サムネイル',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `${label}をコピー`,
    valueCopied: ({ label }) => `${label}をクリップボードにコピーしました`,
    valueNotCopied: ({ label }) => `${label}をコピーできませんでした`,
    preview: ({ name }) => `「${name}」のプレビュー`,
    notPreviewed: 'このファイルはプレビューできません。',
    empty: 'ファイルは空です。',
    onlyBeginning: '先頭部分のみ表示しています。',
    readPdf: 'PDF を新しいタブで読む',
  },
};
