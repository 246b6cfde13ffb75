import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('zh-Hans');

export const identities: typeof source = {
  title: '关联账号',
  lead: '你用来登录此处的其他服务账号。',
  none: '尚未关联任何账号。',
  loading: '正在加载你的关联账号',
  failed: '无法显示你的关联账号',
  link: ({ provider }) => `关联 ${isolate(provider)}`,
  added: ({ date }) => `关联于 ${date}`,
  lastUsed: ({ date }) => `上次使用 ${date}`,
  neverUsed: '从未使用',
  unlink: ({ name }) => `取消关联 ${isolate(name)}`,
  unlinkText: '它将不能再用于登录此处。',
  confirmUnlink: '取消关联',
  unlinked: '已取消关联。',
  isLinked: '账号已关联：现在可以用它登录此处。',
  notLinked: {
    refused: '账号未关联：提供方或此服务器拒绝了。',
    expired: '账号未关联：用时过长。请重试。',
    unavailable: '账号未关联：无法连接提供方。请稍后重试。',
    taken: '账号未关联：它属于此服务器的另一个账号。',
    other: '账号未关联。请重试。',
  },
};
