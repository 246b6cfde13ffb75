import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('zh-Hans');

export const passkeys: typeof source = {
  invalid: '此通行密钥未能成功使用。请重试。',
  tooMany: ({ max }) => `一个账户最多可以有 ${number(max)} 个通行密钥。`,
  noSuchPasskey: '没有这个通行密钥。',
  signInExpired: '登录用时过长。请重新开始。',
  added: '已添加通行密钥。',
  removed: '已移除通行密钥。',
  browserOnSystem: ({ browser, system }) => `${system} 上的 ${browser}`,
  unnamed: '通行密钥',
  mail: {
    addedSubject: '您的账户添加了一个通行密钥',
    added: ({ name, site }) => `从现在起，通行密钥“${name}”可以登录您在 ${site} 的账户。`,
    addedByOther: '如果这不是您本人的操作，请立即在设置中移除它，更改密码，并结束所有其他会话。',
    removedSubject: '您账户的一个通行密钥已被移除',
    removed: ({ name, site }) => `通行密钥“${name}”不能再登录您在 ${site} 的账户。`,
    removedByOther: '如果这不是您本人的操作，请立即更改密码，并结束所有其他会话。',
    link: '您的设置',
  },
};
