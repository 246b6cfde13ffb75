import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ja');

export const accountErrors: typeof source = {
  noSuchUser: 'このユーザーは存在しません。',
  accountGone: 'このアカウントはすでに存在しません。',
  accountTaken: 'このユーザー名またはメールアドレスはすでに登録されています。',
  ownAccount: 'ここでは自分のアカウントを削除できません。',
  lastAdministrator: '最後の管理者です。先に別のユーザーを管理者にしてください。',
  nothingToKeep: 'keepLinks は停止中のアカウントにのみ使えます。',
  notSignedIn: 'ログインするか、クライアントの API トークンを確認してください。',
  sessionNeeded: 'この操作に API トークンは使えません。ログインしてください。',
  onlyAdministrators: 'この操作は管理者のみ行えます。',
  notApproved: 'アカウントはまだ承認されていません。管理者の承認をお待ちください。',
  invalidCredentials: 'ログインできませんでした。入力内容を確認してください。',
  noSuchSession: 'このセッションは存在しません。',
  wrongPassword: '現在のパスワードが正しくありません。',
  confirmationRequired: '本人確認のため、パスワードを入力してください。',
  resetInvalid: 'このリンクは無効になりました。もう一度リクエストしてください。',
  emailChangeInvalid:
    'このリンクは無効になりました。設定でもう一度メールアドレスを変更してください。',
  setupLinkInvalid: 'このセットアップリンクは無効です。',
  setupClosed: 'このサーバーにはすでに管理者がいます。',
  registrationClosed: 'このサーバーでは新規登録を受け付けていません。',
  inviteRequired: '登録には招待が必要です。',
  inviteInvalid: 'この招待は無効か、すでに使用されています。',
  noSuchInvite: 'この招待は存在しません。',
  tooManySignIns: '現在ログインが集中しています。もう一度お試しください。',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, { other: '試行回数が多すぎます。# 秒後にもう一度お試しください。' }),
    minutes: ({ minutes }) =>
      plural(minutes, { other: '試行回数が多すぎます。# 分後にもう一度お試しください。' }),
  },
};
