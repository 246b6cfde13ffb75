import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('zh-Hans');

export const newUploads: typeof source = {
  title: '新的上传',
  open: '选项',
  close: '隐藏选项',
  reset: '重置选项',
  remembered: '适用于从现在起开始的上传。除密码和链接名称外，此设备会记住这些选项。',
  refused: '服务器拒绝了这些选项',
  preset: ({ value }) => `默认：${value}`,
  after: {
    m: ({ count }) => plural(count, { other: '# 分钟后' }),
    h: ({ count }) => plural(count, { other: '# 小时后' }),
    d: ({ count }) => plural(count, { other: '# 天后' }),
    w: ({ count }) => plural(count, { other: '# 周后' }),
  },
  summary: {
    nothing: '链接在您删除文件之前一直有效',
    ends: ({ when }) => `${when}失效`,
    endsAt: ({ time }) => `于 ${time} 失效`,
    neverEnds: '永不失效',
    downloads: ({ count }) => plural(count, { other: '# 次下载' }),
    unlimited: '下载次数不限',
    burn: '下载一次后删除文件',
    password: '有密码',
    raw: '指向文件本身的链接',
    view: '指向页面的链接',
    slug: ({ slug }) => `链接名称“${isolate(slug)}”`,
    album: ({ name }) => `加入“${isolate(name)}”`,
    tags: ({ count }) => plural(count, { other: '# 个标签' }),
  },
  expiry: {
    label: '链接失效',
    never: '永不',
    custom: '自选时间',
    time: '链接失效时间',
    past: '请选择将来的时间。',
  },
  downloads: {
    label: '下载次数',
    unlimited: '不限',
    limited: '限定次数',
    burn: '一次，之后删除文件',
    count: '可下载的次数',
    invalid: ({ max }) => `请输入 1 到 ${number(max)} 之间的整数。`,
  },
  link: {
    label: '链接指向',
    raw: '文件本身',
    view: '显示文件的页面',
  },
  password: {
    label: '密码',
    hint: '在重新加载此页面之前有效。访问者需要输入它。',
    generate: '生成密码',
  },
  slug: {
    label: '链接名称',
    hint: '用于下一次上传的单个文件。',
    invalid: '以字母或数字开头，其后可用字母 A–Z、数字、点、连字符和下划线，总共最多 64 个字符。',
  },
  album: { label: '加入相册', none: '无' },
  defaults: {
    notLoaded: '无法加载您的默认选项',
    lead: '在没有另行选择时，您新上传的链接所采用的选项，包括来自 ShareX 和脚本的上传。',
    server: ({ value }) => `与此服务器相同：${value}`,
    save: '保存',
    saving: '正在保存…',
    saved: '新上传的默认选项已保存',
  },
};
