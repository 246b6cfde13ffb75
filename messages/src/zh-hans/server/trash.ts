import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('zh-Hans');

export const trash: typeof source = {
  moved: '文件已移至回收站。',
  emptied: '回收站已清空。',
  hasEnded: '该文件已过期，无法恢复。',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        other: '# 个文件即将过期',
      }),
    lead: ({ count }) =>
      plural(count, {
        other: '以下文件即将过期；届时其链接将失效，内容将被删除：',
      }),
    file: ({ name, at }) => `${isolate(name)}：${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        other: '以及另外 # 个。',
      }),
    off: '您在设置中启用了此邮件，每天最多发送一次。',
    link: '您的即将过期的文件',
  },
};
