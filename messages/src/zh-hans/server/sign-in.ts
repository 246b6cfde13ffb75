import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: '此提供商账户不允许在这里登录。',
  providerUnavailable: '登录提供商目前没有响应。请重试。',
  noProvider: '这里没有配置这样的登录提供商。',
  expired: '此次登录已过期或已被使用。请重新开始。',
  passwordOff: '这里已关闭密码登录。',
  identityTaken: '此提供商账户已与这里的另一个账户关联。',
  noSuchIdentity: '没有这样的关联账户。',
  linkInvalid: '此登录链接已失效。',
  unlinked: '已取消账户关联。',
};
