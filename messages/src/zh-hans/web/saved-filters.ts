import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('zh-Hans');

export const savedFilters: typeof source = {
  title: '已保存的筛选条件',
  hint: '缩小列表范围后，可在此处保存筛选条件。',
  save: '保存此筛选条件',
  saved: '筛选条件已保存。',
  name: '筛选条件名称',
  nameMissing: '请输入名称。',
  nameTooLong: ({ max }) => `名称最多 ${number(max)} 个字符。`,
  rename: ({ name }) => `重命名筛选条件“${isolate(name)}”`,
  renamed: '筛选条件已重命名。',
  overwrite: ({ name }) => `用当前条件替换“${isolate(name)}”`,
  overwritten: '筛选条件已替换。',
  delete: ({ name }) => `删除筛选条件“${isolate(name)}”`,
  deleted: '筛选条件已删除。',
};
