import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';

export const controls: typeof controlsSource = {
  clearSearch: '検索をクリア',
  showField: ({ label }) => `${label}を表示`,
  hideField: ({ label }) => `${label}を隠す`,
  keepToken: 'アップロードクライアントを引き続き使えるようにする',
  keepTokenHint:
    'オフにすると、古いパスワードとともに API トークンも無効になり、ShareX やスクリプトに新しいファイルが必要になります。',
  controlKey: 'Ctrl',
  pager: {
    pages: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: ({ page }) => `${page} ページ`,
    range: ({ first, last, total }) => `${first}～${last} / ${total} 件`,
  },
  statuses: { approved: '承認済み', pending: '承認待ち', rejected: '却下' },
  noLimit: 'なし',
};

export const domainChecks: typeof checksSource = {
  ownership: '所有権',
  pointing: '接続先',
  https: 'HTTPS',
  words: {
    unchecked: '未確認',
    proven: '証明済み',
    notProven: '未証明',
    points: 'このサーバー',
    doesNotPoint: '未設定',
    works: '動作中',
    doesNotWork: '動作していません',
    notYet: 'まだ',
  },
  triedSoon: 'まもなく確認します',
  triedOnceApproved: 'ドメインの承認と所有権の証明が済み次第、確認します',
  result: ({ check, word }) => `${check}：${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}：${word}${reason}`,
  reason: ({ reason }) => `（${reason}）`,
  lastChecked: ({ when }) => `最終確認：${when}`,
};
