import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const tags: typeof source = {
  name: ({ max }) =>
    `As etiquetas devem ter de 1 a ${number(max)} caracteres, sem vírgulas nem caracteres de controle.`,
  list: ({ field }) => `${isolate(field)} deve ser uma lista de nomes.`,
  tooManyOfFile: ({ max }) => `Um arquivo pode ter no máximo ${number(max)} etiquetas.`,
  tooMany: ({ max }) =>
    `Uma conta pode ter no máximo ${number(max)} etiquetas. Exclua uma primeiro.`,
  taken: ({ name }) =>
    `Já existe uma etiqueta ${isolate(name)}. Envie merge=true para juntar as duas.`,
  addedAndRemoved: ({ name }) =>
    `A etiqueta ${isolate(name)} não pode ser adicionada e removida ao mesmo tempo.`,
  favorite: 'isFavorite deve ser true ou false.',
  noSuchTag: 'Essa etiqueta não existe.',
  applied: 'As etiquetas foram alteradas.',
  deleted: 'A etiqueta foi excluída.',
  filterName: ({ max }) =>
    `name deve ter de 1 a ${number(max)} caracteres, sem caracteres de controle.`,
  filterTaken: ({ name }) => `Já existe um filtro ${isolate(name)}.`,
  tooManyFilters: ({ max }) =>
    `Uma conta pode ter no máximo ${number(max)} filtros. Exclua um primeiro.`,
  noSuchFilter: 'Esse filtro não existe.',
  filterDeleted: 'O filtro foi excluído.',
};
