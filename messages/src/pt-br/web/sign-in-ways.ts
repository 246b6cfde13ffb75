import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: { label: 'E-mail ou nome de usuário', required: 'Informe o e-mail ou o nome de usuário' },
  or: 'ou',
  provider: ({ name }) => `Entrar com ${name}`,
  proxy: 'Login único (SSO)',
  passkey: 'Entrar com uma chave de acesso',
  passkeyBusy: 'Aguardando sua chave de acesso…',
  passkeyFailed: 'Não foi possível usar a chave de acesso. Tente de novo ou entre de outra forma.',
  none: 'Este navegador não tem como entrar aqui. Peça ao administrador um link de acesso.',
  noRegistration:
    'Este servidor não usa senhas, então não há cadastro. Peça uma conta ao administrador.',
  second: {
    title: 'Confirme que é você',
    appCode: 'Código de seis dígitos',
    appHint: 'Seu aplicativo autenticador o mostra. Ele é enviado com o último dígito.',
    recoveryCode: 'Código de recuperação',
    recoveryHint: 'Você recebeu esses códigos ao configurar o segundo fator. Cada um vale uma vez.',
    missing: 'Digite o código',
    passkey: 'Usar uma chave de acesso',
    back: 'Voltar',
    toRecovery: 'Usar um código de recuperação',
    toApp: 'Usar o código do aplicativo',
  },
  refusals: {
    expired: 'Este login demorou demais. Comece de novo.',
    noAccount: 'Não há uma conta para você aqui e, no momento, novas contas não são aceitas.',
    refused: 'O login foi recusado. Se você deveria ter acesso, fale com o administrador.',
    taken:
      'Já existe uma conta com seu e-mail aqui. Entre nela de outra forma e depois vincule as duas nas configurações.',
    tooMany: 'Tentativas demais. Tente de novo em alguns minutos.',
    unavailable: 'O serviço de login não responde no momento. Tente de novo em alguns minutos.',
    unexplained: 'Não foi possível entrar. Tente de novo.',
  },
};
