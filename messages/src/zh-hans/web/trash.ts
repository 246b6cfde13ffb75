import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('zh-Hans');

export const trash: typeof source = {
  title: '回收站',
  note: ({ days }) =>
    plural(days, { other: '已删除的文件在此保留 # 天，并占用你的存储空间。其链接不可用。' }),
  nothing: '回收站是空的',
  deletedAt: ({ date }) => `删除于 ${date}`,
  kept: ({ days }) => plural(days, { other: '删除的文件会在回收站中保留 # 天。' }),
  moved: ({ count }) =>
    count === 1 ? '文件已移到回收站。' : plural(count, { other: '已将 # 个文件移到回收站。' }),
  undo: '撤消',
  restore: '还原',
  restoreNamed: ({ name }) => `还原“${isolate(name)}”`,
  restored: ({ count }) =>
    count === 1 ? '文件已还原。' : plural(count, { other: '已还原 # 个文件。' }),
  notRestored: () => '无法还原文件',
  removal: {
    action: '永久删除',
    actionNamed: ({ name }) => `永久删除“${isolate(name)}”`,
    title: ({ count }) =>
      count === 1 ? '永久删除文件' : plural(count, { other: '永久删除 # 个文件' }),
    warning: '此操作无法撤消。',
    done: ({ count }) =>
      count === 1 ? '文件已永久删除。' : plural(count, { other: '已永久删除 # 个文件。' }),
  },
  emptying: {
    action: '清空回收站',
    question: '要永久删除回收站中的所有文件吗？',
    done: '回收站已清空。',
    failed: '无法清空回收站',
  },
};
