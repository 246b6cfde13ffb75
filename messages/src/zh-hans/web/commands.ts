import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const commands: typeof source = {
  groups: {
    pages: '页面',
    actions: '操作',
    files: '文件',
    recentFiles: '最近的文件',
    links: '链接',
    clients: '客户端',
    albums: '相册',
    tags: '标签',
  },
  palette: '命令面板',
  open: '搜索或跳转到…',
  search: '搜索或跳转到',
  searchHint: '搜索文件、页面和操作',
  results: '结果',
  resultCount: ({ count }) => plural(count, { other: '# 个结果' }),
  searching: '正在搜索…',
  nothingFound: ({ typed }) => `未找到与“${typed}”相关的内容`,
  logOut: '退出登录',
  logOutKeywords: '登出 注销 logout sign out',
  shortcutsKeywords: '按键 帮助 keyboard help',
  shortcuts: {
    title: '键盘快捷键',
    close: '关闭快捷键',
    jump: '搜索或跳转到任意位置',
    searchInList: '在列表中搜索',
    upload: '上传文件',
    favorite: '收藏或取消收藏文件',
    goTo: {
      dashboard: '前往仪表板',
      uploads: '前往上传',
      albums: '前往相册',
      requests: '前往请求',
      links: '前往短链接',
      domains: '前往域名',
      settings: '前往设置',
      admin: '前往管理',
    },
    showList: '显示此列表',
    closeOrClear: '关闭或清除',
    singleKeys: '在此浏览器中使用单键快捷键',
  },
};
