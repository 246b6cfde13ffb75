import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Configura un segundo factor',
  lead: 'Este servidor lo exige para continuar: una aplicación de autenticación o una llave de acceso. Tus enlaces y programas de subida siguen funcionando.',
  setUp: 'Configurarlo',
};
