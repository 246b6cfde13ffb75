import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('es');

export const links: typeof source = {
  options: {
    url: 'url debe ser una dirección que empiece por http:// o https://, con un host y sin nombre de usuario ni espacios.',
    urlTooLong: 'url puede tener hasta 2048 caracteres.',
    urlOwn: 'url no debe llevar a este mismo servidor.',
    maxClicks: 'maxClicks debe ser un número entero de 1 a 1000000, o none.',
    title: ({ max }) => `title puede tener hasta ${number(max)} caracteres visibles.`,
  },
  tooMany: ({ max }) =>
    `Tienes ${number(max)} enlaces cortos, el máximo permitido. Elimina antes algunos.`,
  noSuchLink: 'Ese enlace corto no existe.',
  deleted: 'Enlace corto eliminado.',
  page: {
    title: 'Enlace corto',
    leadsTo: 'Este enlace lleva a:',
    open: 'Ir allí',
    locked: 'Este enlace tiene contraseña',
    passwordNeeded:
      'Este enlace tiene contraseña: ábrelo en un navegador o envía la contraseña en la cabecera Perch-Password.',
  },
};
