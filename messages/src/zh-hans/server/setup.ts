import type { setup as source } from '../../en/server/setup.ts';

export const setup: typeof source = {
  sent: ({ email }) => `邮件服务器已接受发往 ${email} 的邮件。`,
  mailOff: '此服务器不发送邮件：未设置 SMTP_URL。',
  noEmail: '你的账号没有可接收邮件的邮箱。',
  failed: {
    connection: ({ server, reason }) => `无法与 ${server} 的邮件服务器通信：${reason}`,
    login: ({ server, reason }) => `${server} 不接受 SMTP_URL 中的用户名或密码：${reason}`,
    mail: ({ server, reason }) => `${server} 不接受此邮件：${reason}`,
  },
  mail: {
    subject: '测试邮件',
    text: ({ site }) => `这封邮件由 ${site} 的管理员发送，用于确认邮件能否送达。`,
  },
};
