import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const pages: typeof source = {
  nothingHere: '这里没有内容',
  nothingHereWhy: '文件可能已被删除，或者链接不完整。',
  confirmDeletion: ({ name }) => `要删除“${name}”吗？`,
  confirmUnnamedDeletion: '要删除此文件吗？',
  confirmDeletionWhy: '其链接将立即失效，且无法撤消。',
  confirmTrashingWhy: ({ days }) =>
    plural(days, { other: '其链接将立即失效。所有者最多可在 # 天内还原此文件。' }),
  deleteFile: '删除文件',
  deleted: '文件已删除',
  deletedWhy: '其链接已失效。',
  alreadyDeleted: '已经不存在',
  alreadyDeletedWhy: '此文件之前已被删除，或从未存在过。',
  frontPage: '这里存放文件',
  frontPageWhy: '此地址为拥有链接的人提供文件。',
  noSuchPage: '页面不存在',
  noSuchPageWhy: '地址可能不完整，或者页面已被移除。',
  unknownHost: {
    title: '此地址尚未设置',
    why: '服务器正在运行，但这不是它的公开地址。',
    remedy: '如果这是你的服务器且应使用此地址，请用以下设置启动它：',
    domain: '如果这是用于链接的域名，请在应用的“域名”中添加。',
  },
};
