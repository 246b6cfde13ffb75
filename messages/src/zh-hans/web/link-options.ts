import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `${when}到期`,
    endsAt: ({ date }) => `${date} 到期`,
    ended: '已到期',
    locked: '需要密码',
    downloadsLeft: ({ count }) => plural(count, { other: '还可下载 # 次' }),
    burn: '下载一次后删除',
  },
  views: { label: '显示的文件', files: '文件', ends: '有期限' },
  addToAlbum: '添加到相册',
  noneEnd: '没有设期限的文件',
  noneEndHint: '链接设有期限的文件会显示在这里。',
};
