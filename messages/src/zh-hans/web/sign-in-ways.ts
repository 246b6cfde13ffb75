import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: { label: '邮箱或用户名', required: '请输入邮箱或用户名' },
  or: '或',
  provider: ({ name }) => `使用 ${name} 登录`,
  proxy: '单点登录',
  passkey: '使用通行密钥登录',
  passkeyBusy: '正在等待你的通行密钥…',
  passkeyFailed: '无法使用该通行密钥。请重试，或用其他方式登录。',
  none: '此浏览器无法在这里登录。请向管理员索取登录链接。',
  noRegistration: '此服务器不使用密码，因此无需注册。请向管理员申请账号。',
  second: {
    title: '确认是你本人',
    appCode: '六位验证码',
    appHint: '由你的身份验证器应用显示。输入最后一位后会自动提交。',
    recoveryCode: '恢复码',
    recoveryHint: '设置第二重验证时你得到了这些恢复码，每个只能使用一次。',
    missing: '请输入验证码',
    passkey: '改用通行密钥',
    back: '返回',
    toRecovery: '使用恢复码',
    toApp: '使用应用的验证码',
  },
  refusals: {
    expired: '本次登录用时过长，请重新开始。',
    noAccount: '这里没有你的账号，而且目前不接受新账号。',
    refused: '登录被拒绝。如果你应当有权访问，请联系管理员。',
    taken: '已有账号使用你的邮箱。请先用其他方式登录该账号，然后在设置中将两者关联。',
    tooMany: '尝试次数过多，请几分钟后重试。',
    unavailable: '登录服务暂时没有响应，请几分钟后重试。',
    unexplained: '登录失败，请重试。',
  },
};
