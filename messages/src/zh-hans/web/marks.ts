import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('zh-Hans');

export const marks: typeof source = {
  favorite: {
    title: '收藏',
    add: ({ name }) => `收藏“${isolate(name)}”`,
    remove: ({ name }) => `取消收藏“${isolate(name)}”`,
    addAll: '加入收藏',
    removeAll: '取消收藏',
    added: ({ count }) => plural(count, { other: '已收藏 # 个文件。' }),
    removed: ({ count }) => plural(count, { other: '已取消收藏 # 个文件。' }),
    notChanged: '收藏未更改',
    none: '还没有收藏',
    noneHint: '点击文件的星标或按 F 键，即可在此处找到它。',
  },
  tags: {
    label: '标签',
    show: ({ name }) => `显示带有标签“${isolate(name)}”的文件`,
    more: ({ count }) => plural(count, { other: '另有 # 个标签' }),
  },
  filter: {
    open: '筛选',
    active: '当前筛选条件',
    tag: ({ name }) => `标签：${isolate(name)}`,
    album: ({ name }) => `相册：${isolate(name)}`,
    remove: ({ name }) => `移除筛选条件“${isolate(name)}”`,
    nothing: '没有文件符合此筛选条件',
    nothingHint: '移除部分条件，或显示所有文件。',
  },
};
