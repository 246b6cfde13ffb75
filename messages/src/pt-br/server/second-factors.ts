import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const secondFactors: typeof source = {
  required: 'Digite o código do seu segundo fator.',
  codeInvalid:
    'Este código não está correto ou já foi usado. Os aplicativos autenticadores mostram um novo a cada 30 segundos.',
  signInExpired: 'Este login expirou. Entre novamente.',
  confirmWithFactor: 'Confirme com o seu segundo fator que é você; só a senha não basta.',
  confirmBySigningIn: 'Entre novamente para confirmar que é você.',
  appIsSetUp:
    'Já há um aplicativo autenticador configurado. Substitua-o de propósito ou remova-o primeiro.',
  noApp: 'Não há nenhum aplicativo autenticador configurado.',
  setUpExpired: 'A configuração do aplicativo demorou demais. Comece de novo.',
  codesNeedFactor:
    'Os códigos de recuperação substituem um segundo fator: configure primeiro um aplicativo autenticador ou uma chave de acesso.',
  lastWayIn: 'Esta é a última forma de entrar na sua conta. Adicione outra primeiro.',
  appRemoved: 'O aplicativo autenticador foi removido.',
  mail: {
    added: {
      subject: 'Um aplicativo autenticador foi configurado',
      text: ({ site }) =>
        `Um aplicativo autenticador foi configurado para a sua conta em ${isolate(site)}. A partir de agora, entrar exige um dos códigos dele.`,
    },
    removed: {
      subject: 'Seu aplicativo autenticador foi removido',
      text: ({ site }) =>
        `O aplicativo autenticador da sua conta em ${isolate(site)} foi removido. Os códigos dele não são mais pedidos.`,
    },
    codeUsed: {
      subject: 'Um código de recuperação foi usado',
      text: ({ site }) =>
        `Um dos códigos de recuperação da sua conta em ${isolate(site)} foi usado no lugar do seu segundo fator. Ele não funciona de novo.`,
      left: ({ left }) => `Códigos de recuperação restantes: ${number(left)}.`,
    },
    notYou:
      'Se não foi você, altere sua senha agora, saia de todas as outras sessões e crie novos códigos de recuperação.',
    link: 'Suas configurações',
  },
};
