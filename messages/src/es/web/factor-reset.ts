import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const factorReset: typeof source = {
  factors: 'Segundos factores',
  none: 'Ninguno',
  app: 'Aplicación de autenticación',
  passkeys: ({ count }) =>
    plural(count, {
      one: '# llave de acceso',
      many: '# de llaves de acceso',
      other: '# llaves de acceso',
    }),
  title: 'Restablecer los segundos factores',
  text: ({ name }) =>
    `Se eliminan la aplicación de autenticación, los códigos de recuperación y las llaves de acceso de ${isolate(name)}, y terminan todas las sesiones.`,
  check:
    'Asegúrate de que lo pide la persona titular: después, la contraseña basta para iniciar sesión.',
  reason: 'Motivo',
  reasonHint: 'Consta en el registro de auditoría y en el correo a la persona titular.',
  reasonRequired: 'Indica el motivo.',
  failed: 'No se han podido restablecer los segundos factores',
};
