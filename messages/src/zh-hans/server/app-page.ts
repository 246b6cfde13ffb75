import type { appPage as source } from '../../en/server/app-page.ts';

export const appPage: typeof source = {
  description: '上传文件，并用简短的公开链接分享',
  needsScripts: ({ name }) => `${name} 需要 JavaScript 才能显示此页面。`,
  loadFailure: ({ name }) => `${name} 未能完整加载。请检查网络连接并重新加载页面。`,
  reload: '重新加载',
};
