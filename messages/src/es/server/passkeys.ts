import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const passkeys: typeof source = {
  invalid: 'No ha funcionado con esta llave de acceso. Inténtalo de nuevo.',
  tooMany: ({ max }) => `Una cuenta puede tener como máximo ${number(max)} llaves de acceso.`,
  noSuchPasskey: 'Esta llave de acceso no existe.',
  signInExpired: 'El inicio de sesión ha tardado demasiado. Empieza de nuevo.',
  added: 'Llave de acceso añadida.',
  removed: 'Llave de acceso eliminada.',
  browserOnSystem: ({ browser, system }) => `${browser} en ${system}`,
  unnamed: 'Llave de acceso',
  mail: {
    addedSubject: 'Se ha añadido una llave de acceso a tu cuenta',
    added: ({ name, site }) =>
      `A partir de ahora, la llave de acceso ${isolate(name)} inicia sesión en tu cuenta de ${isolate(site)}.`,
    addedByOther:
      'Si no has sido tú, elimínala ahora mismo en tus ajustes, cambia tu contraseña y cierra todas las demás sesiones.',
    removedSubject: 'Se ha eliminado una llave de acceso de tu cuenta',
    removed: ({ name, site }) =>
      `La llave de acceso ${isolate(name)} ya no inicia sesión en tu cuenta de ${isolate(site)}.`,
    removedByOther:
      'Si no has sido tú, cambia tu contraseña ahora mismo y cierra todas las demás sesiones.',
    link: 'Tus ajustes',
  },
};
