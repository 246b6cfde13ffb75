import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: {
    label: 'メールアドレスまたはユーザー名',
    required: 'メールアドレスまたはユーザー名は必須です',
  },
  or: 'または',
  provider: ({ name }) => `${name} でログイン`,
  proxy: 'シングルサインオン',
  passkey: 'パスキーでログイン',
  passkeyBusy: 'パスキーを待っています…',
  passkeyFailed: 'パスキーを使用できませんでした。もう一度試すか、別の方法でログインしてください。',
  none: 'このブラウザーではここにログインできません。管理者にログイン用リンクを依頼してください。',
  noRegistration:
    'このサーバーではパスワードを使わないため、新規登録はありません。アカウントは管理者に依頼してください。',
  second: {
    title: '本人確認',
    appCode: '6 桁のコード',
    appHint: '認証アプリに表示されます。最後の桁を入力すると送信されます。',
    recoveryCode: 'リカバリーコード',
    recoveryHint: '2 要素認証の設定時に受け取ったコードです。1 つにつき 1 回使えます。',
    missing: 'コードを入力してください',
    passkey: '代わりにパスキーを使う',
    back: '戻る',
    toRecovery: 'リカバリーコードを使う',
    toApp: 'アプリのコードを使う',
  },
  refusals: {
    expired: 'ログインに時間がかかりすぎました。最初からやり直してください。',
    noAccount: 'ここにはあなたのアカウントがなく、現在、新規アカウントは受け付けていません。',
    refused: 'ログインは拒否されました。アクセスできるはずの場合は、管理者にお問い合わせください。',
    taken:
      '同じメールアドレスのアカウントがすでにあります。別の方法でログインし、設定で両方を連携してください。',
    tooMany: '試行回数が多すぎます。数分後にもう一度お試しください。',
    unavailable: 'ログインサービスが現在応答しません。数分後にもう一度お試しください。',
    unexplained: 'ログインできませんでした。もう一度お試しください。',
  },
};
