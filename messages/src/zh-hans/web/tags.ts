import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('zh-Hans');

export const tags: typeof source = {
  title: '标签',
  changed: '标签已更改。',
  notChanged: '标签未更改',
  files: ({ count }) => plural(count, { other: '# 个文件' }),
  field: {
    placeholder: '添加标签',
    hint: '按 Enter 或逗号添加标签。',
    remove: ({ name }) => `移除标签“${isolate(name)}”`,
    suggestions: '你的标签',
    suggested: ({ count }) => plural(count, { other: '# 条建议' }),
    tooLong: ({ max }) => `标签最多 ${number(max)} 个字符。`,
    tooMany: ({ max }) => `一个文件最多有 ${number(max)} 个标签。`,
    invalid: '标签不能包含控制字符。',
  },
  choice: {
    search: '搜索标签',
    none: '还没有标签',
    noneFound: '没有匹配的标签',
  },
  bulk: {
    title: ({ count }) => plural(count, { other: '# 个文件的标签' }),
    add: '添加这些标签',
    remove: '移除这些标签',
    submit: '更改标签',
    done: ({ count }) => plural(count, { other: '已更改 # 个文件的标签。' }),
  },
  manage: {
    open: '管理标签',
    back: '返回上传列表',
    lead: ({ max }) =>
      `一个帐户最多有 ${number(max)} 个标签。重命名、合并或删除标签时，文件会保留。`,
    failed: '无法显示你的标签',
    loading: '正在加载你的标签',
    noneHint: '在文件的详细信息中为其添加第一个标签。',
    name: '标签名称',
    nameMissing: '请输入名称。',
    rename: ({ name }) => `重命名标签“${isolate(name)}”`,
    renamed: '标签已重命名。',
    merge: '合并',
    mergeTitle: '合并标签',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        other: `标签“${isolate(name)}”已存在。要将“${isolate(before)}”的 # 个文件合并到其中吗？此操作无法撤消。`,
      }),
    merged: '标签已合并。',
    delete: ({ name }) => `删除标签“${isolate(name)}”`,
    deleteText: ({ count }) => plural(count, { other: '# 个文件将失去此标签。文件会保留。' }),
    deleted: '标签已删除。',
  },
};
