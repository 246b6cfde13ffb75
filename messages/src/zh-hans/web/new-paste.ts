import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('zh-Hans');

export const newPaste: typeof source = {
  close: '关闭新建文本',
  name: '标题',
  nameHint: '可选：文件的名称。',
  language: '语言',
  plain: '纯文本',
  looksLike: ({ language }) => `看起来是 ${isolate(language)}。`,
  use: ({ language }) => `使用 ${isolate(language)}`,
  text: '文本',
  keys: 'Tab 缩进。先按 Esc 再按 Tab 可离开文本。',
  tabLeaves: '现在按 Tab 离开文本。',
  size: ({ lines, sizeBytes }) => `${plural(lines, { other: '# 行' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) => `文本有 ${bytes(sizeBytes)}，最大 ${bytes(maxBytes)}。`,
  preview: '预览',
  edit: '编辑',
  previewOf: '文本预览',
  longMarkdown: '这么长的 Markdown 在页面上会按原样显示。',
  notPreviewed: '无法显示预览',
  draft: '上传之前保留在此标签页中。',
  upload: '上传',
  uploading: '正在上传…',
  stored: ({ name }) => `${isolate(name)} 已上传，链接已复制！`,
  failed: '文本未上传',
};
