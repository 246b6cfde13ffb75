import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('es');

const files = (count: number) =>
  plural(count, { one: '# archivo', many: '# de archivos', other: '# archivos' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Tus álbumes',
  create: 'Nuevo álbum',
  createNamed: ({ name }) => `Nuevo álbum «${isolate(name)}»`,
  created: ({ name }) => `Álbum «${isolate(name)}» creado.`,
  notCreated: 'No se creó el álbum',
  saved: 'Álbum modificado.',
  notSaved: 'No se modificó el álbum',
  loading: 'Cargando álbumes',
  notShown: 'No se pueden mostrar tus álbumes',
  none: 'Aún no hay álbumes',
  noneHint:
    'Un álbum muestra archivos juntos en una página, con un solo enlace. Los archivos siguen entre tus subidas y pueden estar en varios álbumes.',
  noneFound: ({ search }) => `Ningún álbum llamado «${isolate(search)}»`,
  search: 'Buscar álbumes',
  changedLast: 'Último cambio',
  all: 'Todos los álbumes',
  visibility: {
    label: 'Quién puede verlo',
    unlisted: 'No listado',
    public: 'Público',
    private: 'Privado',
  },
  visibilityHints: {
    unlisted: 'Quienes tengan el enlace.',
    public: 'Quienes tengan el enlace; además está en tu galería pública.',
    private: 'Solo tú: no tiene página.',
  },
  fields: {
    name: 'Nombre del álbum',
    nameMissing: 'Escribe un nombre.',
    description: 'Descripción',
    slugHint: 'Parte de la dirección del álbum. Vacío: uno aleatorio.',
    slugReplaced: 'La dirección actual deja de funcionar de inmediato.',
    make: 'Crear álbum',
  },
  page: {
    notShown: 'No se puede mostrar este álbum',
    filesNotShown: 'No se pueden mostrar sus archivos',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace del álbum copiado.',
    linkNotCopied: 'No se pudo copiar el enlace',
    open: 'Abrir página',
    download: 'Descargar como ZIP',
    settings: 'Ajustes del álbum',
    rename: 'Cambiar nombre y descripción',
    upload: 'Subir a este álbum',
    choose: 'Elegir entre tus subidas',
    dropHint: 'Los archivos que sueltes en esta página se añaden al álbum.',
    empty: 'Este álbum está vacío',
    emptyHint: 'Suelta archivos aquí, o selecciona algunos de tus subidas y añádelos.',
  },
  removal: {
    action: 'Eliminar álbum',
    question: ({ name }) => `¿Quieres eliminar el álbum «${isolate(name)}»?`,
    filesStay: 'Su enlace deja de funcionar de inmediato. Sus archivos siguen entre tus subidas.',
    done: 'Álbum eliminado.',
    failed: 'No se eliminó el álbum',
  },
  order: {
    handle: ({ name }) => `Mover ${isolate(name)}`,
    hint: 'Arrástralo o muévelo con las flechas; Inicio y Fin lo llevan a los extremos.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} está en el lugar ${number(place)} de ${number(total)}.`,
    notSaved: 'No se guardó el orden',
    sort: 'Ordenar',
    sortTitle: 'Ordenar archivos',
    note: 'Sustituye una vez el orden actual de los archivos. Los que lleguen después van al final.',
    done: 'Archivos ordenados.',
  },
  cover: {
    set: ({ name }) => `Usar ${isolate(name)} como portada`,
    is: 'Portada',
    done: 'Portada cambiada.',
    failed: 'No se cambió la portada',
  },
  member: {
    remove: ({ name }) => `Quitar ${isolate(name)} del álbum`,
    removeSelected: 'Quitar del álbum',
    removed: ({ count }) => `Quitado del álbum: ${files(count)}.`,
    notRemoved: 'No se quitaron los archivos',
    notPutBack: 'No se devolvieron los archivos',
  },
  adding: {
    title: ({ count }) => `Añadir ${files(count)} a un álbum`,
    search: 'Busca o pon nombre a un álbum nuevo',
    added: ({ count, name }) => `Añadido a «${isolate(name)}»: ${files(count)}.`,
    failed: 'No se añadieron los archivos',
    all: 'Ya está dentro',
    some: ({ count, total }) => `${number(count)} de ${number(total)} dentro`,
    done: 'Listo',
    inNone: 'Este archivo no está en ningún álbum.',
    leave: ({ name }) => `Quitar de ${isolate(name)}`,
  },
};
