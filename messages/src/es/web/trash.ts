import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const trash: typeof source = {
  title: 'Papelera',
  note: ({ days }) =>
    plural(days, {
      one: 'Los archivos eliminados se quedan aquí # día y cuentan en tu almacenamiento. Sus enlaces no funcionan.',
      many: 'Los archivos eliminados se quedan aquí # de días y cuentan en tu almacenamiento. Sus enlaces no funcionan.',
      other:
        'Los archivos eliminados se quedan aquí # días y cuentan en tu almacenamiento. Sus enlaces no funcionan.',
    }),
  nothing: 'La papelera está vacía',
  deletedAt: ({ date }) => `Eliminado el ${date}`,
  kept: ({ days }) =>
    plural(days, {
      one: 'La papelera guarda # día lo que eliminas.',
      many: 'La papelera guarda # de días lo que eliminas.',
      other: 'La papelera guarda # días lo que eliminas.',
    }),
  moved: ({ count }) =>
    plural(count, {
      one: 'Archivo movido a la papelera.',
      many: '# de archivos movidos a la papelera.',
      other: '# archivos movidos a la papelera.',
    }),
  undo: 'Deshacer',
  restore: 'Restaurar',
  restoreNamed: ({ name }) => `Restaurar ${isolate(name)}`,
  restored: ({ count }) =>
    plural(count, {
      one: 'Archivo restaurado.',
      many: '# de archivos restaurados.',
      other: '# archivos restaurados.',
    }),
  notRestored: ({ count }) =>
    plural(count, {
      one: 'No se pudo restaurar el archivo',
      many: 'No se pudieron restaurar los archivos',
      other: 'No se pudieron restaurar los archivos',
    }),
  removal: {
    action: 'Eliminar para siempre',
    actionNamed: ({ name }) => `Eliminar ${isolate(name)} para siempre`,
    title: ({ count }) =>
      plural(count, {
        one: 'Eliminar el archivo para siempre',
        many: 'Eliminar # de archivos para siempre',
        other: 'Eliminar # archivos para siempre',
      }),
    warning: 'Esto no se puede deshacer.',
    done: ({ count }) =>
      plural(count, {
        one: 'Archivo eliminado para siempre.',
        many: '# de archivos eliminados para siempre.',
        other: '# archivos eliminados para siempre.',
      }),
  },
  emptying: {
    action: 'Vaciar la papelera',
    question: '¿Quieres eliminar para siempre todos los archivos de la papelera?',
    done: 'La papelera se ha vaciado.',
    failed: 'No se pudo vaciar la papelera',
  },
};
