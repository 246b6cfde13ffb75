import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('zh-Hans');

export const passkeys: typeof source = {
  title: '通行密钥',
  lead: '无需密码即可登录：用指纹、面容、PIN 或安全密钥。',
  none: '你还没有通行密钥。',
  loading: '正在加载你的通行密钥',
  failed: '无法显示你的通行密钥',
  add: '添加通行密钥',
  name: '通行密钥名称',
  nameHint: '任意名称，便于与其他的区分。',
  nameRequired: '请输入名称',
  make: '继续',
  wasAdded: '通行密钥已添加。',
  known: '此设备已有你账号的通行密钥。',
  added: ({ date }) => `添加于 ${date}`,
  lastUsed: ({ date }) => `上次使用 ${date}`,
  neverUsed: '从未使用',
  synced: '已同步',
  rename: ({ name }) => `重命名 ${isolate(name)}`,
  remove: ({ name }) => `移除 ${isolate(name)}`,
  removeText: '它将不能再用于登录。在设备上删除之前，设备可能仍会提供它。',
  confirmRemove: '移除',
  removed: '通行密钥已移除。',
  full: ({ max }) => plural(max, { other: '一个账号最多有 # 个通行密钥。请先移除一个再添加。' }),
};
