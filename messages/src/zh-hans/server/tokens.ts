import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('zh-Hans');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `此令牌没有权限范围 ${isolate(scope)}。`,
  sessionOnly: '令牌不能用于此操作，请登录。',
  wrongAddress: '此令牌不能从您的网络地址使用。',
  rangeInvalid: ({ range }) => `${isolate(range)} 既不是地址，也不是 192.0.2.0/24 这样的地址段。`,
  tooMany: ({ max }) => `您已有 ${number(max)} 个令牌，达到上限。请先撤销一个。`,
  noSuchToken: '没有这个令牌。',
  noSuchProfile: '没有这个配置方案。',
  profileUnknown: ({ name }) => `没有配置方案 ${isolate(name)}。`,
  profileLocked: '此令牌锁定在另一个配置方案上。',
  lockedToNothing: '令牌只能锁定到配置方案：请选择一个。',
  profileExpires: '配置方案的 expires 必须是 30m、12h、7d 或 4w 这样的时间，或 never。',
  profileName: ({ max }) => `name 必须有 1 到 ${number(max)} 个字符。`,
  profileTaken: ({ name }) => `配置方案 ${isolate(name)} 已存在。`,
  profileInUse: ({ token }) => `令牌 ${isolate(token)} 锁定在此配置方案上。请先更改或撤销它。`,
  tooManyProfiles: ({ max }) => `您已有 ${number(max)} 个配置方案，达到上限。请先删除一个。`,
  bytesSpent: '此令牌今天已上传到允许的上限。',
  defaultIsOff: '您的默认令牌已关闭。请为此程序创建一个令牌。',
  defaultDisabled: '默认令牌已失效。',
  revoked: '令牌已失效。',
  profileDeleted: '配置方案已删除。',
};
