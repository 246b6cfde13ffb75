import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const accountErrors: typeof source = {
  noSuchUser: '该用户不存在。',
  accountGone: '该账号已不存在。',
  accountTaken: '该用户名或邮箱已被注册。',
  ownAccount: '你不能在这里删除自己的账号。',
  lastAdministrator: '这是最后一位管理员，请先将其他用户设为管理员。',
  nothingToKeep: 'keepLinks 仅适用于已停用的账号。',
  notSignedIn: '请登录，或检查客户端的 API 令牌。',
  sessionNeeded: 'API 令牌不能用于此操作，请登录。',
  onlyAdministrators: '只有管理员可以执行此操作。',
  notApproved: '账号尚未获批，请等待管理员批准。',
  invalidCredentials: '登录失败，请检查邮箱和密码。',
  noSuchSession: '该会话不存在。',
  wrongPassword: '当前密码不正确。',
  confirmationRequired: '请输入密码以确认是你本人。',
  resetInvalid: '此链接已失效，请重新申请。',
  emailChangeInvalid: '此链接已失效，请在设置中重新更改邮箱。',
  setupLinkInvalid: '此初始设置链接无效。',
  setupClosed: '此服务器已有管理员。',
  registrationClosed: '此服务器不接受新用户注册。',
  inviteRequired: '仅限受邀注册。',
  inviteInvalid: '此邀请无效或已被使用。',
  noSuchInvite: '该邀请不存在。',
  tooManySignIns: '当前登录人数过多，请重试。',
  tooManyAttempts: {
    seconds: ({ seconds }) => plural(seconds, { other: '尝试次数过多，请在 # 秒后重试。' }),
    minutes: ({ minutes }) => plural(minutes, { other: '尝试次数过多，请在 # 分钟后重试。' }),
  },
};
