import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, plural } = createFormats('zh-Hans');

export const dashboard: typeof source = {
  title: '仪表板',
  welcome: {
    title: '欢迎',
    greeting: ({ username }) => `${username}，欢迎使用 Perch！`,
    lead: '上传文件，用短链接分享，并随时了解存储情况。',
  },
  totalUploads: '上传总数',
  recentUploads: ({ count, days }) => `最近 ${days} 天 ${count} 个`,
  totalSize: '总大小',
  recentSize: ({ size, days }) => `最近 ${days} 天 ${bytes(size)}`,
  status: {
    title: '账号状态',
    active: '正常',
    administrator: '管理员',
    user: '你可以上传和分享',
    memberSince: '注册时间',
    storageLimit: '存储上限',
  },
  collections: {
    title: '相册、标签、请求和链接',
    albums: '相册',
    tags: '标签',
    requests: '文件请求',
    links: '短链接',
    clicks: '点击次数',
  },
  notShown: '目前无法显示你的统计数据。',
  quickActions: {
    title: '快捷操作',
    upload: '上传文件',
    uploadHint: '用短链接分享',
    domains: '管理域名',
    domainsHint: '使用你自己的域名',
    settings: '设置',
    settingsHint: '个人资料和密码',
  },
  byType: {
    title: '按类型统计存储',
    loading: '正在加载按类型统计的存储',
    notShown: '目前无法显示你的存储情况。',
    none: '上传文件后，将在此按类型显示。',
    files: ({ count, share }) => plural(count, { other: `# 个文件 · ${share}` }),
    percent: ({ percent }) => `${percent}%`,
    belowOnePercent: '不到 1%',
  },
};
