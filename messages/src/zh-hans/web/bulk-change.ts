import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('zh-Hans');

export const bulkChange: typeof source = {
  action: '更改链接',
  title: ({ count }) => plural(count, { other: '更改 # 个链接' }),
  kept: '保持原样',
  done: ({ count }) => plural(count, { other: '已更改 # 个链接。' }),
  failed: ({ count }) => plural(count, { other: '有 # 个链接未更改：' }),
  failure: ({ name, reason }) => `${isolate(name)}：${reason}`,
};
