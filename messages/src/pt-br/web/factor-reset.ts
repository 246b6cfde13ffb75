import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const factorReset: typeof source = {
  factors: 'Segundos fatores',
  none: 'Nenhum',
  app: 'Aplicativo autenticador',
  passkeys: ({ count }) =>
    plural(count, {
      one: '# chave de acesso',
      many: '# de chaves de acesso',
      other: '# chaves de acesso',
    }),
  title: 'Redefinir os segundos fatores',
  text: ({ name }) =>
    `O aplicativo autenticador, os códigos de recuperação e as chaves de acesso de ${isolate(name)} são removidos, e todas as sessões terminam.`,
  check: 'Certifique-se de que é o titular quem pede: depois disso, só a senha basta para entrar.',
  reason: 'Motivo',
  reasonHint: 'Consta no registro de auditoria e no e-mail ao titular.',
  reasonRequired: 'Informe o motivo.',
  failed: 'Não foi possível redefinir os segundos fatores',
};
