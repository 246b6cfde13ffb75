import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const tags: typeof source = {
  name: ({ max }) =>
    `Las etiquetas deben tener de 1 a ${number(max)} caracteres, sin comas ni caracteres de control.`,
  list: ({ field }) => `${isolate(field)} debe ser una lista de nombres.`,
  tooManyOfFile: ({ max }) => `Un archivo puede tener como máximo ${number(max)} etiquetas.`,
  tooMany: ({ max }) =>
    `Una cuenta puede tener como máximo ${number(max)} etiquetas. Elimina una primero.`,
  taken: ({ name }) => `Ya hay una etiqueta ${isolate(name)}. Envía merge=true para unir las dos.`,
  addedAndRemoved: ({ name }) =>
    `La etiqueta ${isolate(name)} no se puede añadir y quitar a la vez.`,
  favorite: 'isFavorite debe ser true o false.',
  noSuchTag: 'No existe esa etiqueta.',
  applied: 'Las etiquetas se han cambiado.',
  deleted: 'La etiqueta se ha eliminado.',
  filterName: ({ max }) =>
    `name debe tener de 1 a ${number(max)} caracteres, sin caracteres de control.`,
  filterTaken: ({ name }) => `Ya hay un filtro ${isolate(name)}.`,
  tooManyFilters: ({ max }) =>
    `Una cuenta puede tener como máximo ${number(max)} filtros. Elimina uno primero.`,
  noSuchFilter: 'No existe ese filtro.',
  filterDeleted: 'El filtro se ha eliminado.',
};
