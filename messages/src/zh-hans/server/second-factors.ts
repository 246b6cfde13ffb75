import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('zh-Hans');

export const secondFactors: typeof source = {
  required: '请输入第二重验证的验证码。',
  codeInvalid: '此验证码不正确或已被使用。身份验证器应用每 30 秒显示一个新的验证码。',
  signInExpired: '此次登录已过期，请重新登录。',
  confirmWithFactor: '请用第二重验证确认是你本人，仅凭密码是不够的。',
  confirmBySigningIn: '请重新登录以确认是你本人。',
  appIsSetUp: '已设置身份验证器应用。请明确选择替换，或先将其移除。',
  noApp: '尚未设置身份验证器应用。',
  setUpExpired: '设置应用的时间过长，请重新开始。',
  codesNeedFactor: '恢复码用于代替第二重验证：请先设置身份验证器应用或通行密钥。',
  lastWayIn: '这是登录你账户的最后一种方式，请先添加另一种。',
  appRemoved: '已移除身份验证器应用。',
  mail: {
    added: {
      subject: '已设置身份验证器应用',
      text: ({ site }) =>
        `你在 ${site} 的账户已设置身份验证器应用。从现在起，登录时需要输入它的验证码。`,
    },
    removed: {
      subject: '已移除你的身份验证器应用',
      text: ({ site }) => `你在 ${site} 的账户已移除身份验证器应用，今后不再要求输入它的验证码。`,
    },
    codeUsed: {
      subject: '已使用一个恢复码',
      text: ({ site }) =>
        `你在 ${site} 的账户有一个恢复码被用来代替第二重验证。该恢复码不能再次使用。`,
      left: ({ left }) => `剩余恢复码：${number(left)} 个。`,
    },
    notYou: '如果不是你本人操作，请立即更改密码，退出其他所有会话，并生成新的恢复码。',
    link: '打开设置',
  },
};
