import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('zh-Hans');

export const view: typeof source = {
  download: '下载',
  open: '打开',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: '大小',
  type: '类型',
  uploaded: '上传时间',
  links: '链接',
  pageLink: '页面',
  directLink: '文件',
  copy: '复制',
  copied: '已复制',
  preview: ({ name }: { name: string }) => `${isolate(name)} 的预览`,
  enlarge: '放大',
  onlyBeginning: '仅显示开头部分。请下载文件以阅读全部内容。',
  lines: ({ first, last }) => `第 ${number(first)}–${number(last)} 行`,
  previousLines: '上一部分',
  nextLines: '下一部分',
  empty: '此文件为空。',
  noPreview: '此类文件没有预览。',
  openPdf: '打开 PDF',
};
