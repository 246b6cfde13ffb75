import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const identities: typeof source = {
  title: 'Cuentas vinculadas',
  lead: 'Cuentas de otros servicios con las que inicias sesión aquí.',
  none: 'Aún no hay ninguna cuenta vinculada.',
  loading: 'Cargando tus cuentas vinculadas',
  failed: 'No se pueden mostrar tus cuentas vinculadas',
  link: ({ provider }) => `Vincular con ${isolate(provider)}`,
  added: ({ date }) => `Vinculada ${date}`,
  lastUsed: ({ date }) => `Último uso ${date}`,
  neverUsed: 'Nunca usada',
  unlink: ({ name }) => `Desvincular ${isolate(name)}`,
  unlinkText: 'Ya no podrás iniciar sesión aquí con ella.',
  confirmUnlink: 'Desvincular',
  unlinked: 'La cuenta se ha desvinculado.',
  isLinked: 'La cuenta está vinculada: desde ahora puedes iniciar sesión aquí con ella.',
  notLinked: {
    refused: 'La cuenta no se vinculó: el proveedor o este servidor lo rechazó.',
    expired: 'La cuenta no se vinculó: tardó demasiado. Inténtalo de nuevo.',
    unavailable:
      'La cuenta no se vinculó: no se puede contactar con el proveedor. Inténtalo más tarde.',
    taken: 'La cuenta no se vinculó: pertenece a otra cuenta de este servidor.',
    other: 'La cuenta no se vinculó. Inténtalo de nuevo.',
  },
};
