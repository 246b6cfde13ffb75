import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('es');

export const albums: typeof source = {
  noSuchAlbum: 'Ese álbum no existe.',
  deleted: 'El álbum se ha eliminado; sus archivos siguen ahí.',
  option: 'album debe ser el identificador o el slug de uno de tus álbumes.',
  unknown: ({ name }) => `No tienes ningún álbum ${isolate(name)}.`,
  name: ({ max }) => `name debe tener de 1 a ${number(max)} caracteres.`,
  description: ({ max }) => `description puede tener hasta ${number(max)} caracteres.`,
  visibility: 'visibility debe ser unlisted, public o private.',
  cover: 'cover debe ser el identificador de un archivo de este álbum.',
  slugOfArchive: 'El slug de un álbum no puede terminar en .zip.',
  tooMany: ({ max }) => `Tienes ${number(max)} álbumes, que es el límite. Elimina uno primero.`,
  full: ({ max }) => `Un álbum puede tener hasta ${number(max)} archivos.`,
  ids: ({ name, max }) =>
    `${isolate(name)} debe ser una lista de hasta ${number(max)} identificadores de archivos.`,
  orderedTwice: 'order solo puede nombrar cada archivo una vez.',
  addedAndRemoved: 'Un archivo no se puede añadir y quitar a la vez.',
  page: {
    files: ({ count }) =>
      plural(count, { one: '# archivo', many: '# de archivos', other: '# archivos' }),
    downloadAll: 'Descargar todo',
    empty: 'Este álbum aún está vacío.',
    more: 'Mostrar más',
    first: 'Volver al principio',
    closedFile: 'Archivo bloqueado',
    locked: 'Este álbum tiene contraseña',
    close: 'Cerrar',
    next: 'Siguiente',
    previous: 'Anterior',
    openPage: 'Abrir la página de este archivo',
    albumsOf: ({ name }) => `Álbumes de ${isolate(name)}`,
    noAlbums: 'Todavía no hay álbumes públicos.',
  },
};
