import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const marks: typeof source = {
  favorite: {
    title: 'Favoritos',
    add: ({ name }) => `Añadir ${isolate(name)} a favoritos`,
    remove: ({ name }) => `Quitar ${isolate(name)} de favoritos`,
    addAll: 'Añadir a favoritos',
    removeAll: 'Quitar de favoritos',
    added: ({ count }) =>
      plural(count, {
        one: '# archivo es ahora favorito.',
        many: '# archivos son ahora favoritos.',
        other: '# archivos son ahora favoritos.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# archivo ya no es favorito.',
        many: '# archivos ya no son favoritos.',
        other: '# archivos ya no son favoritos.',
      }),
    notChanged: 'Los favoritos no se han cambiado',
    none: 'Aún no hay favoritos',
    noneHint: 'Pulsa la estrella de un archivo, o la tecla F, para encontrarlo aquí.',
  },
  tags: {
    label: 'Etiquetas',
    show: ({ name }) => `Mostrar los archivos con la etiqueta «${isolate(name)}»`,
    more: ({ count }) =>
      plural(count, { one: '# etiqueta más', many: '# etiquetas más', other: '# etiquetas más' }),
  },
  filter: {
    open: 'Filtrar',
    active: 'Filtros activos',
    tag: ({ name }) => `Etiqueta: ${isolate(name)}`,
    album: ({ name }) => `Álbum: ${isolate(name)}`,
    remove: ({ name }) => `Quitar el filtro «${isolate(name)}»`,
    nothing: 'Ningún archivo cumple este filtro',
    nothingHint: 'Quita una parte o muestra todos los archivos.',
  },
};
