import type { accountFields as source } from '../../en/web/account-fields.ts';

export const accountFields: typeof source = {
  email: {
    label: '邮箱',
    optional: '邮箱（选填）',
    without: '不填写邮箱，忘记密码时无法通过邮件重置。',
    required: '请输入邮箱',
    invalid: '邮箱地址无效',
    mixed: '邮箱混用了不同文字中外形相似的字母',
  },
  username: {
    label: '用户名',
    required: '请输入用户名',
    invisible: '用户名包含无法显示的字符',
    mixed: '用户名混用了不同文字中外形相似的字母',
  },
  password: {
    label: '密码',
    confirm: '确认密码',
    required: '请输入密码',
    tooShort: ({ characters }) => `密码至少需要 ${characters} 个字符`,
    tooLong: ({ characters }) => `密码最多 ${characters} 个字符`,
    different: '两次输入的密码不一致',
  },
  newPassword: {
    label: '新密码',
    confirm: '确认新密码',
    required: '请输入新密码',
    tooShort: ({ characters }) => `新密码至少需要 ${characters} 个字符`,
    tooLong: ({ characters }) => `新密码最多 ${characters} 个字符`,
    different: '两次输入的新密码不一致',
  },
};
