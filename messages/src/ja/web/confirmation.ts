import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: '本人確認',
  text: 'アカウントへのアクセス方法に関わる変更です。一度確認すると、10 分間有効です。',
  loading: 'サインイン方法を読み込んでいます',
  failed: 'サインイン方法を表示できません',
  password: 'パスワード',
  code: '認証アプリのコード',
  codeHint: 'リカバリーコードも使えます。',
  recoveryCode: 'リカバリーコードの一つ',
  codeRequired: 'コードを入力してください',
  withPasskey: 'パスキーを使う',
  freshSignIn:
    '確認できるのは 10 分以内のサインインだけです。サインインし直してから、ここに戻ってください。',
  signInAgain: 'サインインし直す',
  confirm: '確認',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'ブラウザーで中止されたか、時間切れになりました。何も変わっていません。',
  failed: 'ブラウザーがパスキーを使えませんでした。何も変わっていません。',
  unsupported: 'パスキーには、対応するブラウザーと https のアドレスが必要です。',
};
