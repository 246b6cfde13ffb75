import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const passkeys: typeof source = {
  title: 'Llaves de acceso',
  lead: 'Inicia sesión sin contraseña: con tu huella, tu cara, un PIN o una llave de seguridad.',
  none: 'Aún no tienes llaves de acceso.',
  loading: 'Cargando tus llaves de acceso',
  failed: 'No se pueden mostrar tus llaves de acceso',
  add: 'Añadir una llave de acceso',
  name: 'Nombre de la llave de acceso',
  nameHint: 'El que quieras, para distinguirla de otras.',
  nameRequired: 'Falta el nombre',
  make: 'Continuar',
  wasAdded: 'La llave de acceso se ha añadido.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  added: ({ date }) => `Añadida ${date}`,
  lastUsed: ({ date }) => `Último uso ${date}`,
  neverUsed: 'Nunca usada',
  synced: 'Sincronizada',
  rename: ({ name }) => `Cambiar el nombre de ${isolate(name)}`,
  remove: ({ name }) => `Quitar ${isolate(name)}`,
  removeText:
    'Ya no podrás iniciar sesión con ella. Es posible que tu dispositivo la siga ofreciendo hasta que la elimines allí.',
  confirmRemove: 'Quitar',
  removed: 'La llave de acceso se ha quitado.',
  full: ({ max }) =>
    plural(max, {
      one: 'Una cuenta tiene como máximo # llave de acceso. Quítala para añadir otra.',
      many: 'Una cuenta tiene como máximo # de llaves de acceso. Quita una para añadir otra.',
      other: 'Una cuenta tiene como máximo # llaves de acceso. Quita una para añadir otra.',
    }),
};
