import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const mail: typeof source = {
  greeting: ({ username }) => `${username} 様`,

  passwordReset: {
    subject: 'パスワードの再設定',
    requested: 'アカウントのパスワード再設定のリクエストを受け付けました。',
    once: '下のリンクは 30 分間、1 回だけ使えます。心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
    link: '新しいパスワードを設定',
  },
  emailConfirmation: {
    subject: '新しいメールアドレスの確認',
    requested:
      'このメールアドレスをアカウントに使用するリクエストがありました。下のリンクを開いて確認してください。リンクは 24 時間、1 回だけ使えます。',
    notYou:
      '心当たりがない場合は、このメールを無視してください。リンクを開かない限り、何も変更されません。',
    link: 'メールアドレスを確認',
  },
  emailChangeRequested: {
    subject: 'メールアドレスの変更がリクエストされました',
    requested: ({ email }) =>
      `アカウントのメールアドレスを ${email} に変更するリクエストがありました。そのアドレスに送信したリンクを開くと変更されます。それまでは、これまでどおりログインできます。`,
    notYou:
      '心当たりがない場合は、すぐにパスワードを変更してください。この変更は取り消され、ほかのセッションはすべて終了します。',
    link: 'パスワードを変更',
  },
  emailChanged: {
    subject: 'メールアドレスが変更されました',
    changed: ({ site, email }) =>
      `${site} のアカウントのメールアドレスが ${email} に変更されました。今後、このメールアドレスではログインできません。`,
    notYou:
      '心当たりがない場合は、まだログインできるうちにパスワードを変更し、サーバーの管理者に連絡してください。',
    link: '設定を開く',
  },

  registrations: {
    subjectOfOne: ({ username }) => `新規登録：${username}`,
    subject: ({ count }) => plural(count, { other: '新規登録 # 件' }),
    one: ({ person }) => `${person}さんが登録し、承認を待っています。`,
    several: ({ count }) => plural(count, { other: '# 人が登録し、承認を待っています：' }),
    person: ({ username, email }) => (email === '' ? username : `${username}（${email}）`),
    more: ({ count }) => plural(count, { other: 'ほか # 人。' }),
    next: '登録に関する次のメールは、早くても 1 時間後に送信されます。',
    link: '承認待ちのユーザーを見る',
  },
  accountApproved: {
    subject: 'アカウントが承認されました',
    approved: 'アカウントが承認されました。ログインできます。',
    link: 'ログイン',
  },
  accountRejected: {
    subject: '登録は承認されませんでした',
    rejected: ({ site }) => `${site} への登録は、管理者に承認されませんでした。`,
  },

  domainApproved: {
    subject: ({ domain }) => `ドメイン ${domain} が承認されました`,
    approved: ({ domain }) => `ドメイン ${domain} が承認されました。`,
    link: 'ドメインを開く',
  },
  domainRejected: {
    subject: ({ domain }) => `ドメイン ${domain} は承認されませんでした`,
    rejected: ({ domain }) => `ドメイン ${domain} は、管理者に承認されませんでした。`,
    link: 'ドメインを開く',
  },
  domainDisabled: {
    subject: ({ domain }) => `ドメイン ${domain} が無効になりました`,
    disabled: ({ domain }) =>
      `ドメイン ${domain} が無効になりました。このドメインのリンクは使えません。`,
    reasonForDays: ({ days, reason }) =>
      `理由（${plural(days, { other: '# 日間' })}継続）：${reason}。`,
    link: 'ドメイン',
  },
  reason: ({ reason }) => `理由：${reason}`,
};
