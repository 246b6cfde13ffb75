import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ja');

export const secondFactors: typeof source = {
  required: '2 要素認証のコードを入力してください。',
  codeInvalid:
    'このコードは正しくないか、すでに使用されています。認証アプリには 30 秒ごとに新しいコードが表示されます。',
  signInExpired: 'このログインは期限が切れました。もう一度ログインしてください。',
  confirmWithFactor:
    '本人確認のため、2 要素認証で確認してください。パスワードだけでは確認できません。',
  confirmBySigningIn: '本人確認のため、もう一度ログインしてください。',
  appIsSetUp: '認証アプリはすでに設定されています。置き換えを指定するか、先に削除してください。',
  noApp: '認証アプリは設定されていません。',
  setUpExpired: 'アプリの設定に時間がかかりすぎました。最初からやり直してください。',
  codesNeedFactor:
    'リカバリーコードは 2 要素認証の代わりになるものです。先に認証アプリかパスキーを設定してください。',
  lastWayIn: 'これはアカウントにログインする最後の方法です。先に別の方法を追加してください。',
  appRemoved: '認証アプリを削除しました。',
  mail: {
    added: {
      subject: '認証アプリが設定されました',
      text: ({ site }) =>
        `${site} のアカウントに認証アプリが設定されました。今後のログインにはそのコードが必要です。`,
    },
    removed: {
      subject: '認証アプリが削除されました',
      text: ({ site }) =>
        `${site} のアカウントから認証アプリが削除されました。そのコードは今後求められません。`,
    },
    codeUsed: {
      subject: 'リカバリーコードが使用されました',
      text: ({ site }) =>
        `${site} のアカウントのリカバリーコードが、2 要素認証の代わりに 1 つ使用されました。このコードは再び使用できません。`,
      left: ({ left }) => `残りのリカバリーコード：${number(left)} 個。`,
    },
    notYou:
      '心当たりがない場合は、すぐにパスワードを変更し、ほかのすべてのセッションからログアウトして、新しいリカバリーコードを作成してください。',
    link: '設定を開く',
  },
};
