import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('es');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Caduca ${when}`,
    endsAt: ({ date }) => `Caduca el ${date}`,
    ended: 'Ha caducado',
    locked: 'Pide una contraseña',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Queda # descarga',
        many: 'Quedan # de descargas',
        other: 'Quedan # descargas',
      }),
    burn: 'Se elimina tras una descarga',
  },
  views: { label: 'Archivos mostrados', files: 'Archivos', ends: 'Con caducidad' },
  addToAlbum: 'Añadir a un álbum',
  noneEnd: 'Ningún archivo con caducidad',
  noneEndHint: 'Aquí aparecen los archivos cuyo enlace caduca en algún momento.',
};
