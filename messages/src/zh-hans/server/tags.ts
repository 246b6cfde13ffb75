import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('zh-Hans');

export const tags: typeof source = {
  name: ({ max }) => `标签必须有 1 到 ${number(max)} 个字符，不含逗号和控制字符。`,
  list: ({ field }) => `${isolate(field)} 必须是名称列表。`,
  tooManyOfFile: ({ max }) => `一个文件最多可有 ${number(max)} 个标签。`,
  tooMany: ({ max }) => `一个账户最多可有 ${number(max)} 个标签。请先删除一个。`,
  taken: ({ name }) => `标签 ${isolate(name)} 已存在。发送 merge=true 可合并两者。`,
  addedAndRemoved: ({ name }) => `标签 ${isolate(name)} 不能同时添加和移除。`,
  favorite: 'isFavorite 必须是 true 或 false。',
  noSuchTag: '没有这个标签。',
  applied: '标签已更改。',
  deleted: '标签已删除。',
  filterName: ({ max }) => `name 必须有 1 到 ${number(max)} 个字符，不含控制字符。`,
  filterTaken: ({ name }) => `筛选条件 ${isolate(name)} 已存在。`,
  tooManyFilters: ({ max }) => `一个账户最多可有 ${number(max)} 个筛选条件。请先删除一个。`,
  noSuchFilter: '没有这个筛选条件。',
  filterDeleted: '筛选条件已删除。',
};
