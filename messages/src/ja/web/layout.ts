import type { layout as source } from '../../en/web/layout.ts';

export const layout: typeof source = {
  skipToContent: '本文へスキップ',
  sidebar: 'サイドバー',
  menu: 'メニュー',
  openMenu: 'メニューを開く',
  mainMenu: 'メイン',
  logout: 'ログアウト',
  welcomeBack: ({ username }) => `ようこそ、${username} さん`,
  pages: {
    dashboard: 'ダッシュボード',
    uploads: 'アップロード',
    albums: 'アルバム',
    requests: 'リクエスト',
    links: '短縮リンク',
    domains: 'ドメイン',
    settings: '設定',
    admin: '管理',
  },
  sessionExpired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  uploadingNotLoaded:
    'アップロード機能を読み込めませんでした。接続を確認して、もう一度お試しください。',
  noAnswer: 'Perch が応答しません',
  pending: {
    title: 'アカウントは承認待ちです',
    lead: 'アカウントは承認待ちです。管理者が承認するまでお待ちください。',
    refresh: '更新',
  },
  errors: {
    missingPage: 'このページを読み込めませんでした',
    missingPageText:
      'ページの一部が届きませんでした。接続を確認して、もう一度お試しください。Perch が更新された場合は、再読み込みしてください。',
    brokenPage: 'このページで問題が発生しました',
    brokenPageText:
      '保存済みの内容に影響はありません。もう一度お試しください。解決しない場合は再読み込みしてください。',
    missingSection: '読み込めませんでした。接続を確認して、もう一度お試しください。',
    brokenSection: '問題が発生しました。',
    reload: '再読み込み',
  },
};
