import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'プロバイダーのこのアカウントではここにログインできません。',
  providerUnavailable: 'ログインプロバイダーが現在応答していません。もう一度お試しください。',
  noProvider: 'そのログインプロバイダーはここでは設定されていません。',
  expired: 'このログインは期限切れか、すでに使用されています。最初からやり直してください。',
  passwordOff: 'ここではパスワードでのログインは無効になっています。',
  identityTaken: 'プロバイダーのこのアカウントは、ここで別のアカウントに連携されています。',
  noSuchIdentity: 'そのような連携アカウントはありません。',
  linkInvalid: 'このログインリンクはもう有効ではありません。',
  unlinked: 'アカウントの連携を解除しました。',
};
