import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Este servidor exige un segundo factor. Configura uno en ${url} para continuar.`,
  reset: 'Se han eliminado los segundos factores y han terminado todas las sesiones.',
  nothingToReset: 'Esta cuenta no tiene segundo factor.',
  ownFactors: 'Elimina tus propios segundos factores en tus ajustes.',
  passkeysAlone:
    'A esta cuenta solo se entra con llaves de acceso. Ejecuta en el servidor perch user remove-second-factor y después perch user sign-in-link.',
  mail: {
    subject: 'Se han restablecido tus segundos factores',
    removed: ({ site }) =>
      `Un administrador de ${isolate(site)} ha eliminado la aplicación de autenticación, los códigos de recuperación y las llaves de acceso de tu cuenta. Se ha cerrado tu sesión en todas partes.`,
    notYou:
      'Inicia sesión como antes y vuelve a configurar un segundo factor. Si no lo has pedido tú, avisa a un administrador del servidor.',
    link: 'Configurar un segundo factor',
  },
};
