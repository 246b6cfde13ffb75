import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, plural } = createFormats('ja');

export const dashboard: typeof source = {
  title: 'ダッシュボード',
  welcome: {
    title: 'ようこそ',
    greeting: ({ username }) => `${username} さん、Perch へようこそ！`,
    lead: 'ファイルをアップロードして短いリンクで共有し、保存状況を確認できます。',
  },
  totalUploads: 'アップロード数',
  recentUploads: ({ count, days }) => `過去 ${days} 日間で ${count} 件`,
  totalSize: '合計サイズ',
  recentSize: ({ size, days }) => `過去 ${days} 日間で ${bytes(size)}`,
  status: {
    title: 'アカウントの状態',
    active: '有効',
    administrator: '管理者',
    user: 'アップロードと共有ができます',
    memberSince: '登録日',
    storageLimit: '容量上限',
  },
  collections: {
    title: 'アルバム、タグ、リクエスト、リンク',
    albums: 'アルバム',
    tags: 'タグ',
    requests: 'ファイルリクエスト',
    links: '短縮リンク',
    clicks: 'クリック数',
  },
  notShown: '現在、統計を表示できません。',
  quickActions: {
    title: 'クイック操作',
    upload: 'ファイルをアップロード',
    uploadHint: '短いリンクで共有',
    domains: 'ドメインを管理',
    domainsHint: '独自の名前のリンク',
    settings: '設定',
    settingsHint: 'プロフィールとパスワード',
  },
  byType: {
    title: '種類別の使用容量',
    loading: '種類別の使用容量を読み込み中',
    notShown: '現在、使用容量を表示できません。',
    none: 'ファイルをアップロードすると、ここに種類別に表示されます。',
    files: ({ count, share }) => plural(count, { other: `# 個 · ${share}` }),
    percent: ({ percent }) => `${percent}%`,
    belowOnePercent: '1% 未満',
  },
};
