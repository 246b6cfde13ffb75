import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('zh-Hans');

export const brand: typeof source = {
  imprint: '运营者信息',
  privacy: '隐私政策',
  terms: '使用条款',

  termsRequired: ({ url }) => `使用条款已变更。请在 ${url} 登录并接受条款后继续。`,
  termsNotAccepted: ({ url }) => `注册需要接受使用条款：${url}`,
  termsChanged: '使用条款刚刚发生了变更，请重新阅读。',
  termsAccepted: '已接受使用条款。',

  nameTooLong: ({ max }) => `名称最多 ${number(max)} 个字符。`,
  nameNotOneLine: '名称必须为单行，且不含控制字符。',
  noColor: '颜色由 # 和六位十六进制数字组成。',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} 在深色主题下的对比度为 ${number(ratio)}:1，需要达到 ${number(needed)}:1；而能达到该对比度的色调已是另一种颜色。`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} 在浅色主题下的对比度为 ${number(ratio)}:1，需要达到 ${number(needed)}:1；而能达到该对比度的色调已是另一种颜色。`,
  domainSaved: '该域名的页面已应用品牌设置。',

  noLogo: '没有徽标。',
  logoSaved: '徽标已启用。',
  logoRemoved: '徽标已移除。',
  logoType: '徽标必须是 PNG 或 WebP 图片。',
  logoTooLarge: ({ maxBytes }) => `徽标最大 ${bytes(maxBytes)}。`,
  logoEdges: ({ min, max }) =>
    `徽标尺寸必须介于 ${number(min)} × ${number(min)} 与 ${number(max)} × ${number(max)} 像素之间。`,
  logoDamaged: '此图片不完整或已损坏。',
  logoHasMore: '此文件中除图片外还有其他内容。请重新导出徽标并发送导出的文件。',
};
