import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: '公开图库',
  lead: '向所有访问者展示你的公开相册的页面。不公开列出和私密的相册不会出现在上面。',
  wanted: '显示图库',
  on: '你的图库现已公开。',
  off: '你的图库现已关闭。',
  failed: '无法显示你的图库',
};
