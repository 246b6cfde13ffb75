import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('zh-Hans');

export const linkChange: typeof source = {
  title: '链接',
  raw: '直接地址',
  view: '页面',
  shared: '用于分享',
  change: '更改链接',
  saved: '链接已更改。',
  notSaved: '链接未更改',
  kind: {
    label: '分享的地址',
    raw: '文件本身',
    view: '展示文件的页面',
  },
  expiry: {
    label: '到期',
    kept: ({ date }) => `${date}`,
    never: '永不',
    hour: '一小时后',
    day: '一天后',
    week: '7 天后',
    month: '30 天后',
    custom: '自选时间',
    time: '到期时间',
    past: '请选择将来的时间。',
  },
  downloads: {
    label: '剩余下载次数',
    hint: '留空：不限次数。',
    any: '不限次数',
    custom: '自选次数',
    count: '下载次数',
    invalid: ({ max }) => `请输入 1 到 ${number(max)} 的整数。`,
  },
  burn: '下载一次后删除文件',
  password: {
    label: '密码',
    none: '无',
    kept: '保持不变',
    set: '设置新密码',
    remove: '移除密码',
    text: '链接的新密码',
    missing: '请输入密码。',
  },
  slug: {
    label: '链接名称',
    hint: ({ days }) => `现在的名称还可使用 ${days} 天。`,
    invalid: '以字母或数字开头，之后可用字母 A–Z、数字、点、连字符和下划线，最多 64 个字符。',
  },
  rename: {
    action: '重命名',
    label: '文件名',
    hint: '链接保持不变。',
    missing: '请输入名称。',
    done: '文件已重命名。',
  },
  replace: {
    action: '替换文件',
    progress: '正在发送新文件',
    done: '文件已替换，链接不变。',
    failed: '文件未替换',
    otherType: '要替换为其他类型的文件吗？',
    otherTypeText: ({ name }) => `“${isolate(name)}”与此链接的文件类型不同。链接的扩展名保持不变。`,
    confirm: '替换',
  },
};
