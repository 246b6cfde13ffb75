import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';

export const controls: typeof controlsSource = {
  clearSearch: '清除搜索',
  showField: ({ label }) => `显示${label}`,
  hideField: ({ label }) => `隐藏${label}`,
  keepToken: '让我的上传客户端继续可用',
  keepTokenHint: '否则 API 令牌会随旧密码一同失效，ShareX 和脚本都需要新文件。',
  controlKey: 'Ctrl',
  pager: {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: ({ page }) => `第 ${page} 页`,
    range: ({ first, last, total }) => `${first}–${last}，共 ${total}`,
  },
  statuses: { approved: '已批准', pending: '待批准', rejected: '已拒绝' },
  noLimit: '无',
};

export const domainChecks: typeof checksSource = {
  ownership: '所有权',
  pointing: '指向此处',
  https: 'HTTPS',
  words: {
    unchecked: '尚未检查',
    proven: '已证明',
    notProven: '未证明',
    points: '是',
    doesNotPoint: '否',
    works: '正常',
    doesNotWork: '不可用',
    notYet: '尚未',
  },
  triedSoon: '稍后尝试',
  triedOnceApproved: '域名获批并证明所有权后即会尝试',
  result: ({ check, word }) => `${check}：${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}：${word}${reason}`,
  reason: ({ reason }) => `（${reason}）`,
  lastChecked: ({ when }) => `上次检查：${when}`,
};
