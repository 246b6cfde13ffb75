import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('zh-Hans');

export const archives: typeof source = {
  action: '下载为 ZIP',
  failed: '未能创建压缩包',
  tooMany: ({ max }) => `一个压缩包最多包含 ${number(max)} 个文件。`,
  gone: '其中的某个文件已被删除或已到期。请重新选择文件。',
  missing: ({ files }) => {
    const names = list(files.map((name) => `“${isolate(name)}”`));
    return plural(files.length, {
      other: `# 个文件已被删除或已到期：${names}。请重新选择文件。`,
    });
  },
};
