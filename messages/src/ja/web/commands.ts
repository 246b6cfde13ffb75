import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const commands: typeof source = {
  groups: {
    pages: 'ページ',
    actions: '操作',
    files: 'ファイル',
    recentFiles: '最近のファイル',
    links: 'リンク',
    clients: 'クライアント',
    albums: 'アルバム',
    tags: 'タグ',
  },
  palette: 'コマンドパレット',
  open: '検索または移動…',
  search: '検索または移動',
  searchHint: 'ファイル、ページ、操作を検索',
  results: '検索結果',
  resultCount: ({ count }) => plural(count, { other: '# 件' }),
  searching: '検索中…',
  nothingFound: ({ typed }) => `「${typed}」に一致するものはありません`,
  logOut: 'ログアウト',
  logOutKeywords: 'サインアウト logout sign out',
  shortcutsKeywords: 'キー ヘルプ keyboard help',
  shortcuts: {
    title: 'キーボードショートカット',
    close: 'ショートカットを閉じる',
    jump: 'すべてを検索または移動',
    searchInList: '一覧内を検索',
    upload: 'ファイルをアップロード',
    favorite: 'ファイルをお気に入りに追加・解除',
    goTo: {
      dashboard: 'ダッシュボードに移動',
      uploads: 'アップロードに移動',
      albums: 'アルバムに移動',
      requests: 'リクエストに移動',
      links: '短縮リンクに移動',
      domains: 'ドメインに移動',
      settings: '設定に移動',
      admin: '管理に移動',
    },
    showList: 'この一覧を表示',
    closeOrClear: '閉じる・クリア',
    singleKeys: 'このブラウザーで 1 文字のショートカットを使う',
  },
};
