import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('zh-Hans');

export const links: typeof source = {
  options: {
    url: 'url 必须是以 http:// 或 https:// 开头的地址，包含主机，不含用户名和空格。',
    urlTooLong: 'url 最多 2048 个字符。',
    urlOwn: 'url 不能指向本服务器自身。',
    maxClicks: 'maxClicks 必须是 1 到 1000000 的整数，或 none。',
    title: ({ max }) => `title 最多 ${number(max)} 个可见字符。`,
  },
  tooMany: ({ max }) => `您已有 ${number(max)} 个短链接，达到上限。请先删除一些。`,
  noSuchLink: '没有这个短链接。',
  deleted: '短链接已删除。',
  page: {
    title: '短链接',
    leadsTo: '此链接指向：',
    open: '前往',
    locked: '此链接设有密码',
    passwordNeeded: '此链接设有密码：请在浏览器中打开，或在请求头 Perch-Password 中发送密码。',
  },
};
