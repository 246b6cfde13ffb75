import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('zh-Hans');

export const mail: typeof source = {
  greeting: ({ username }) => `${username}，你好：`,

  passwordReset: {
    subject: '设置新密码',
    requested: '我们收到了重置你账号密码的请求。',
    once: '下面的链接在 30 分钟内有效，且只能使用一次。如果不是你本人操作，请忽略此邮件，你的密码不会改变。',
    link: '设置新密码',
  },
  emailConfirmation: {
    subject: '确认你的新邮箱',
    requested:
      '你请求将此邮箱用于你的账号。请打开下面的链接进行确认，链接在 24 小时内有效，且只能使用一次。',
    notYou: '如果不是你本人操作，请忽略此邮件。只要不打开链接，就不会有任何更改。',
    link: '确认此邮箱',
  },
  emailChangeRequested: {
    subject: '你的邮箱即将更改',
    requested: ({ email }) =>
      `你账号的邮箱将更改为 ${email}。打开我们发送到该邮箱的链接后更改才会生效，在此之前你可以照常登录。`,
    notYou: '如果不是你本人操作，请立即更改密码：这会取消更改并结束其他所有会话。',
    link: '更改密码',
  },
  emailChanged: {
    subject: '你的邮箱已更改',
    changed: ({ site, email }) =>
      `你在 ${site} 的账号邮箱已更改为 ${email}，此邮箱不能再用于登录。`,
    notYou: '如果不是你本人操作，请趁仍处于登录状态时立即更改密码，并告知服务器管理员。',
    link: '打开设置',
  },

  registrations: {
    subjectOfOne: ({ username }) => `新注册：${username}`,
    subject: ({ count }) => plural(count, { other: '# 个新注册' }),
    one: ({ person }) => `${person}已注册，正在等待你批准。`,
    several: ({ count }) => plural(count, { other: '有 # 人已注册，正在等待你批准：' }),
    person: ({ username, email }) => (email === '' ? username : `${username}（${email}）`),
    more: ({ count }) => plural(count, { other: '另有 # 人。' }),
    next: '下一封注册通知邮件最早将在一小时后发送。',
    link: '查看待批准的用户',
  },
  accountApproved: {
    subject: '你的账号已获批准',
    approved: '你的账号已获批准，现在可以登录了。',
    link: '登录',
  },
  accountRejected: {
    subject: '你的注册未获批准',
    rejected: ({ site }) => `你在 ${site} 的注册未获管理员批准。`,
  },

  domainApproved: {
    subject: ({ domain }) => `你的域名 ${domain} 已获批准`,
    approved: ({ domain }) => `你的域名 ${domain} 已获批准。`,
    link: '查看你的域名',
  },
  domainRejected: {
    subject: ({ domain }) => `你的域名 ${domain} 未获批准`,
    rejected: ({ domain }) => `你的域名 ${domain} 未获管理员批准。`,
    link: '查看你的域名',
  },
  domainDisabled: {
    subject: ({ domain }) => `域名 ${domain} 已被禁用`,
    disabled: ({ domain }) => `域名 ${domain} 已被禁用，该域名上的链接不再有效。`,
    reasonForDays: ({ days, reason }) =>
      `原因（已持续 ${plural(days, { other: '# 天' })}）：${reason}。`,
    link: '域名',
  },
  reason: ({ reason }) => `原因：${reason}`,
};
