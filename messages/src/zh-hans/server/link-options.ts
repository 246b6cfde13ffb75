import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('zh-Hans');

export const linkOptions: typeof source = {
  options: {
    expires: 'expires 必须是 30m、12h、7d、4w 这样的时长、带时区偏移的 ISO 8601 时间，或 never。',
    expiresTooSoon: 'expires 必须至少在一分钟之后。',
    maxDownloads: 'maxDownloads 必须是 1 到 1000000 之间的整数，或 none。',
    password: 'password 长度必须为 1 到 256 个字符。',
    burn: 'burn 必须是 true 或 false。',
    burnOnce: 'burn 只允许下载一次：请省略 maxDownloads，或将其设为 1。',
    slug: 'slug 必须以字母或数字开头，最多可包含 64 个字母、数字、点、下划线和连字符（A–Z、a–z、0–9）。',
    link: 'link 必须是 raw 或 view。',
    domain: 'domain 必须是你的某个域名的名称。',
    unknown: ({ name }) => `没有名为 ${isolate(name)} 的选项。`,
    twice: ({ name }) => `${isolate(name)} 被指定了两次，且值不同。`,
    encoding: ({ name }) => `${isolate(name)} 必须是经过百分号编码的 UTF-8。`,
    queueFull: '当前正在验证的链接密码过多，请重试。',
    expiresTooLate: ({ max }) => `expires 最晚只能在 ${isolate(max)} 之后。`,
    late: ({ name }) => `${isolate(name)} 必须位于表单的 file 部分之前。`,
    typeRefused: ({ type }) => `此处不接受 ${isolate(type)} 类型的文件。`,
  },
  slugs: {
    force: 'force 必须是 true 或 false。',
    name: 'name 必须是可见的名称。',
    typeDiffers: ({ given, kept }) =>
      `此文件的类型（${isolate(given)}）与链接指向的文件类型（${isolate(kept)}）不同。如仍要替换，请发送 force=true。`,
    tooMany: '此链接仍在生效的旧名称过多。请重新选用其中一个，或等待其中一个到期。',
    taken: ({ slug, suggestion }) =>
      `名称“${isolate(slug)}”已被占用。“${isolate(suggestion)}”可用。`,
  },
};
