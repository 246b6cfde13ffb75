import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const savedFilters: typeof source = {
  title: 'Filtros guardados',
  hint: 'Acota la lista para guardar el filtro aquí.',
  save: 'Guardar este filtro',
  saved: 'Filtro guardado.',
  name: 'Nombre del filtro',
  nameMissing: 'Introduce un nombre.',
  nameTooLong: ({ max }) => `Un nombre tiene como máximo ${number(max)} caracteres.`,
  rename: ({ name }) => `Renombrar el filtro ${isolate(name)}`,
  renamed: 'Filtro renombrado.',
  overwrite: ({ name }) => `Sustituir el filtro ${isolate(name)} por el actual`,
  overwritten: 'Filtro sustituido.',
  delete: ({ name }) => `Eliminar el filtro ${isolate(name)}`,
  deleted: 'Filtro eliminado.',
};
