import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('zh-Hans');

export const brand: typeof source = {
  siteLinks: '关于本站',
  pages: { imprint: '运营者信息', privacy: '隐私政策', terms: '使用条款' },
  terms: {
    title: '使用条款已变更',
    lead: '请阅读并接受条款后继续。无论是否接受，你的链接都照常有效。',
    openAlone: '在单独的页面中打开',
    accept: '接受条款',
    agree: ({ link }) => `我接受${link}`,
    linkText: '使用条款',
  },
  logo: {
    label: '徽标',
    hint: ({ maxBytes, min, max }) =>
      `PNG 或 WebP，最大 ${bytes(maxBytes)}，长宽均为 ${number(min)} 至 ${number(max)} 像素。`,
    choose: '选择图片',
    replace: '更换徽标',
    remove: '移除徽标',
    saved: '徽标已启用。',
    removed: '徽标已移除。',
  },
  domain: {
    hint: '如果不设置单独的名称和颜色，此域名上的页面将不带品牌样式。',
    name: '页面上的名称',
    accent: '页面的强调色',
    saved: ({ domain }) => `${domain} 上的页面已应用品牌设置。`,
  },
};
