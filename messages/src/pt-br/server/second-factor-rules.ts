import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Este servidor exige um segundo fator. Configure um em ${url} para continuar.`,
  reset: 'Os segundos fatores foram removidos e todas as sessões foram encerradas.',
  nothingToReset: 'Esta conta não tem um segundo fator.',
  ownFactors: 'Remova seus próprios segundos fatores nas suas configurações.',
  passkeysAlone:
    'Só chaves de acesso abrem esta conta. Execute no servidor perch user remove-second-factor e depois perch user sign-in-link.',
  mail: {
    subject: 'Seus segundos fatores foram redefinidos',
    removed: ({ site }) =>
      `Um administrador de ${isolate(site)} removeu o aplicativo autenticador, os códigos de recuperação e as chaves de acesso da sua conta. Todas as suas sessões foram encerradas.`,
    notYou:
      'Entre como antes e configure um segundo fator de novo. Se não foi você que pediu, avise um administrador do servidor.',
    link: 'Configurar um segundo fator',
  },
};
