import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('es');

export const tags: typeof source = {
  title: 'Etiquetas',
  changed: 'Etiquetas cambiadas.',
  notChanged: 'Las etiquetas no se han cambiado',
  files: ({ count }) =>
    plural(count, { one: '# archivo', many: '# archivos', other: '# archivos' }),
  field: {
    placeholder: 'Añadir una etiqueta',
    hint: 'Intro o una coma añade una etiqueta.',
    remove: ({ name }) => `Quitar la etiqueta ${isolate(name)}`,
    suggestions: 'Tus etiquetas',
    suggested: ({ count }) =>
      plural(count, { one: '# sugerencia', many: '# sugerencias', other: '# sugerencias' }),
    tooLong: ({ max }) => `Una etiqueta tiene como máximo ${number(max)} caracteres.`,
    tooMany: ({ max }) => `Un archivo puede tener como máximo ${number(max)} etiquetas.`,
    invalid: 'Una etiqueta no tiene caracteres de control.',
  },
  choice: {
    search: 'Buscar etiquetas',
    none: 'Aún no hay etiquetas',
    noneFound: 'Ninguna etiqueta coincide',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Etiquetas de # archivo',
        many: 'Etiquetas de # archivos',
        other: 'Etiquetas de # archivos',
      }),
    add: 'Añadir estas etiquetas',
    remove: 'Quitar estas etiquetas',
    submit: 'Cambiar etiquetas',
    done: ({ count }) =>
      plural(count, {
        one: 'Etiquetas de # archivo cambiadas.',
        many: 'Etiquetas de # archivos cambiadas.',
        other: 'Etiquetas de # archivos cambiadas.',
      }),
  },
  manage: {
    open: 'Gestionar etiquetas',
    back: 'Volver a los archivos',
    lead: ({ max }) =>
      `Una cuenta puede tener ${number(max)} etiquetas. Los archivos se quedan cuando una etiqueta se renombra, se une o se elimina.`,
    failed: 'No se pueden mostrar tus etiquetas',
    loading: 'Cargando tus etiquetas',
    noneHint: 'Da a un archivo su primera etiqueta en sus detalles.',
    name: 'Nombre de la etiqueta',
    nameMissing: 'Introduce un nombre.',
    rename: ({ name }) => `Renombrar la etiqueta ${isolate(name)}`,
    renamed: 'Etiqueta renombrada.',
    merge: 'Unir',
    mergeTitle: 'Unir etiquetas',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Ya hay una etiqueta «${isolate(name)}». ¿Unir a ella # archivo de «${isolate(before)}»? No se puede deshacer.`,
        many: `Ya hay una etiqueta «${isolate(name)}». ¿Unir a ella # archivos de «${isolate(before)}»? No se puede deshacer.`,
        other: `Ya hay una etiqueta «${isolate(name)}». ¿Unir a ella # archivos de «${isolate(before)}»? No se puede deshacer.`,
      }),
    merged: 'Etiquetas unidas.',
    delete: ({ name }) => `Eliminar la etiqueta ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# archivo pierde esta etiqueta. El archivo se queda.',
        many: '# archivos pierden esta etiqueta. Los archivos se quedan.',
        other: '# archivos pierden esta etiqueta. Los archivos se quedan.',
      }),
    deleted: 'Etiqueta eliminada.',
  },
};
