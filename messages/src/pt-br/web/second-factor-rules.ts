import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Configure um segundo fator',
  lead: 'Este servidor o exige para continuar: um aplicativo autenticador ou uma chave de acesso. Seus links e programas de envio continuam funcionando.',
  setUp: 'Configurar',
};
