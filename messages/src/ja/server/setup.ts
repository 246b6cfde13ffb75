import type { setup as source } from '../../en/server/setup.ts';

export const setup: typeof source = {
  sent: ({ email }) => `メールサーバーが ${email} 宛てのメールを受け付けました。`,
  mailOff: 'このサーバーはメールを送りません：SMTP_URL が設定されていません。',
  noEmail: 'あなたのアカウントには送信先のメールアドレスがありません。',
  failed: {
    connection: ({ server, reason }) => `${server} のメールサーバーと通信できません：${reason}`,
    login: ({ server, reason }) =>
      `${server} は SMTP_URL のユーザー名またはパスワードを受け付けません：${reason}`,
    mail: ({ server, reason }) => `${server} はこのメールを受け付けません：${reason}`,
  },
  mail: {
    subject: 'テストメール',
    text: ({ site }) =>
      `このメールは、メールが届くことを確かめるために ${site} の管理者が送りました。`,
  },
};
