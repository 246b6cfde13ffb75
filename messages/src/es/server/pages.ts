import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const pages: typeof source = {
  nothingHere: 'Aquí no hay nada',
  nothingHereWhy: 'Puede que el archivo se haya eliminado o que el enlace no esté completo.',
  confirmDeletion: ({ name }) => `¿Eliminar ${isolate(name)}?`,
  confirmUnnamedDeletion: '¿Eliminar este archivo?',
  confirmDeletionWhy: 'Su enlace dejará de funcionar al instante. Esto no se puede deshacer.',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      one: 'Su enlace dejará de funcionar al instante. Su propietario podrá restaurar el archivo durante # día como máximo.',
      many: 'Su enlace dejará de funcionar al instante. Su propietario podrá restaurar el archivo durante # de días como máximo.',
      other:
        'Su enlace dejará de funcionar al instante. Su propietario podrá restaurar el archivo durante # días como máximo.',
    }),
  deleteFile: 'Eliminar el archivo',
  deleted: 'El archivo se ha eliminado',
  deletedWhy: 'Su enlace ya no funciona.',
  alreadyDeleted: 'Ya no está',
  alreadyDeletedWhy: 'Este archivo ya se había eliminado o nunca existió.',
  frontPage: 'Aquí viven archivos',
  frontPageWhy: 'Esta dirección entrega archivos a quienes han recibido un enlace.',
  noSuchPage: 'Esta página no existe',
  noSuchPageWhy: 'Puede que la dirección no esté completa o que la página se haya quitado.',
  unknownHost: {
    title: 'Esta dirección no está configurada',
    why: 'El servidor funciona, pero esta no es su dirección pública.',
    remedy: 'Si es tu servidor y la dirección debe funcionar, inícialo con:',
    domain: 'Si es un dominio para enlaces, añádelo en la aplicación, en Dominios.',
  },
};
