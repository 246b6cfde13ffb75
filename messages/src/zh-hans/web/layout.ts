import type { layout as source } from '../../en/web/layout.ts';

export const layout: typeof source = {
  skipToContent: '跳到正文',
  sidebar: '侧边栏',
  menu: '菜单',
  openMenu: '打开菜单',
  mainMenu: '主菜单',
  logout: '退出登录',
  welcomeBack: ({ username }) => `欢迎回来，${username}`,
  pages: {
    dashboard: '仪表板',
    uploads: '上传',
    albums: '相册',
    requests: '请求',
    links: '短链接',
    domains: '域名',
    settings: '设置',
    admin: '管理',
  },
  sessionExpired: '会话已过期，请重新登录。',
  uploadingNotLoaded: '无法加载上传功能，请检查网络连接后重试。',
  noAnswer: 'Perch 没有响应',
  pending: {
    title: '账号待批准',
    lead: '你的账号正在等待批准，请等待管理员处理。',
    refresh: '刷新',
  },
  errors: {
    missingPage: '无法加载此页面',
    missingPageText: '页面的一部分未能送达。请检查网络连接后重试。如果 Perch 已更新，请重新加载。',
    brokenPage: '此页面出错了',
    brokenPageText: '你存储的内容不受影响。请重试，如果仍有问题，请重新加载。',
    missingSection: '无法加载此部分，请检查网络连接后重试。',
    brokenSection: '此处出错了。',
    reload: '重新加载',
  },
};
