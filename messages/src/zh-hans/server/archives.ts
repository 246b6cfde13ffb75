import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: '此压缩包已不可用。',
  goneWhy: '其中的某个文件已被删除或已到期。请重新选择文件。',
  atOnce: '此网络已有两个压缩包正在下载。请等待其中一个下载完成。',
};
