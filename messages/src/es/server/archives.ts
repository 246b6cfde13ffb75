import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Este archivo comprimido ya no está disponible.',
  goneWhy: 'Uno de sus archivos se ha eliminado o ha caducado. Vuelve a elegir los archivos.',
  atOnce:
    'Ya se están descargando dos archivos comprimidos desde esta red. Espera a que uno de ellos esté completo.',
};
