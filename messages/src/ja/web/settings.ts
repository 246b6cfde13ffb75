import type { settings as source } from '../../en/web/settings.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

export const settings: typeof source = {
  page: '設定',
  tabs: {
    profile: 'プロフィール',
    security: 'セキュリティ',
    api: 'API と ShareX',
    tokens: 'トークンとプロファイル',
    appearance: '外観',
    debug: 'デバッグ',
  },
  commands: {
    profile: '設定：プロフィール',
    security: '設定：セキュリティ',
    api: '設定：API と ShareX',
    tokens: '設定: トークンとプロファイル',
    appearance: '設定：外観',
    debug: '設定：デバッグ',
  },
  keywords: {
    profile: 'ユーザー名 メールアドレス アカウント email',
    security: 'パスワード セッション ログアウト password',
    api: 'トークン クライアント token ishare curl shell',
    tokens: '取り消し 権限 プログラム',
    appearance: 'テーマ ダーク ライト 色 言語 theme language',
    debug: 'アカウント データ debug',
  },
  confirmation,
  profile: {
    title: 'プロフィール',
    lead: 'ユーザー名は管理者に表示されます。ログインにはユーザー名かメールアドレスを使います。',
    updated: 'プロフィールを更新しました',
    updating: '更新中…',
    save: '変更を保存',
    pendingEmail: ({ email }) =>
      `${email} にリンクを送信しました。リンクを開くとメールアドレスが変更されます。それまでは、これまでどおりログインできます。`,
    noEmail:
      'このアカウントにはメールアドレスがありません。パスワードを忘れてもメールで再設定できません。',
    cancelEmail: '変更を取り消す',
    account: 'アカウント',
    memberSince: '登録日',
    role: 'ロール',
    administrator: '管理者',
    user: 'ユーザー',
    uploads: 'アップロード',
    storageUsed: '使用容量',
    storageLimit: '容量上限',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'メール',
    wanted: 'ファイルの期限が切れる1日前にメールで通知する',
    hint: 'すべてのファイルについて、1日に最大1通です。',
    saved: '保存しました。',
    failed: '設定を読み込めませんでした。',
  },
  debug: {
    issues: '問題',
    refresh: '更新',
    noIssues: '問題は見つかりませんでした。',
    userData: 'ユーザーデータ',
    heldInApp: 'アプリ内のデータ',
    latestResponse: '最新のプロフィール応答',
    loading: 'プロフィールを読み込み中',
    failed: 'プロフィールを表示できません',
    noEmail: 'アカウントにメールアドレスがありません。',
    placeholderEmail: ({ email }) => `メールアドレス ${email} は仮のもののようです。`,
    noRole: 'ユーザーにロールも管理者フラグもありません。',
  },
};
