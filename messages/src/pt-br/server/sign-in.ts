import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Esta conta do provedor não pode entrar aqui.',
  providerUnavailable: 'O provedor de login não está respondendo no momento. Tente novamente.',
  noProvider: 'Esse provedor de login não está configurado aqui.',
  expired: 'Este login expirou ou já foi usado. Comece de novo.',
  passwordOff: 'O login com senha está desativado aqui.',
  identityTaken: 'Esta conta do provedor está vinculada a outra conta aqui.',
  noSuchIdentity: 'Essa conta vinculada não existe.',
  linkInvalid: 'Este link de login não é mais válido.',
  unlinked: 'A conta foi desvinculada.',
};
