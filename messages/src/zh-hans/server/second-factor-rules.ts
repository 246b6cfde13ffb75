import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  needed: ({ url }) => `此服务器要求第二重验证。请在 ${url} 设置后继续。`,
  reset: '第二重验证已移除，所有会话均已结束。',
  nothingToReset: '此账号没有第二重验证。',
  ownFactors: '请在你的设置中移除自己的第二重验证。',
  passkeysAlone:
    '此账号只能用通行密钥登录。请在服务器上运行 perch user remove-second-factor，然后运行 perch user sign-in-link。',
  mail: {
    subject: '你的第二重验证已重置',
    removed: ({ site }) =>
      `${site} 的管理员已移除你账号的身份验证器应用、恢复码和通行密钥。你的所有会话均已结束。`,
    notYou: '请照常登录并重新设置第二重验证。如果不是你本人要求的，请告知服务器管理员。',
    link: '设置第二重验证',
  },
};
