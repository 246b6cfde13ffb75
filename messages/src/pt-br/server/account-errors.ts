import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('pt-BR');

export const accountErrors: typeof source = {
  noSuchUser: 'Este usuário não existe.',
  accountGone: 'Esta conta não existe mais.',
  accountTaken: 'Este nome de usuário ou e-mail já está cadastrado.',
  ownAccount: 'Você não pode excluir sua própria conta aqui.',
  lastAdministrator: 'Este é o último administrador; antes, torne outro usuário administrador.',
  nothingToKeep: 'keepLinks é para contas suspensas.',
  notSignedIn: 'Entre na sua conta ou verifique o token de API do seu cliente.',
  sessionNeeded: 'O token de API não serve para isto; entre na sua conta.',
  onlyAdministrators: 'Só administradores podem fazer isto.',
  notApproved: 'A conta ainda não foi aprovada. Aguarde a aprovação de um administrador.',
  invalidCredentials: 'Não foi possível entrar. Verifique seus dados.',
  noSuchSession: 'Esta sessão não existe.',
  wrongPassword: 'A senha atual não está correta.',
  confirmationRequired: 'Confirme com a sua senha que é você.',
  resetInvalid: 'Este link não é mais válido. Peça um novo.',
  emailChangeInvalid: 'Este link não é mais válido. Altere o e-mail nas configurações outra vez.',
  setupLinkInvalid: 'Este link de configuração não é válido.',
  setupClosed: 'Este servidor já tem um administrador.',
  registrationClosed: 'Este servidor não aceita novos cadastros.',
  inviteRequired: 'O cadastro é só por convite.',
  inviteInvalid: 'Este convite não é válido ou já foi usado.',
  noSuchInvite: 'Este convite não existe.',
  tooManySignIns: 'Há pessoas demais entrando neste momento. Tente novamente.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Tentativas demais. Tente novamente em um segundo.',
        many: 'Tentativas demais. Tente novamente em # de segundos.',
        other: 'Tentativas demais. Tente novamente em # segundos.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Tentativas demais. Tente novamente em um minuto.',
        many: 'Tentativas demais. Tente novamente em # de minutos.',
        other: 'Tentativas demais. Tente novamente em # minutos.',
      }),
  },
};
