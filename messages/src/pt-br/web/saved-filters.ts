import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pt-BR');

export const savedFilters: typeof source = {
  title: 'Filtros salvos',
  hint: 'Restrinja a lista para salvar o filtro aqui.',
  save: 'Salvar este filtro',
  saved: 'Filtro salvo.',
  name: 'Nome do filtro',
  nameMissing: 'Digite um nome.',
  nameTooLong: ({ max }) => `Um nome tem no máximo ${number(max)} caracteres.`,
  rename: ({ name }) => `Renomear o filtro ${isolate(name)}`,
  renamed: 'Filtro renomeado.',
  overwrite: ({ name }) => `Substituir o filtro ${isolate(name)} pelo atual`,
  overwritten: 'Filtro substituído.',
  delete: ({ name }) => `Excluir o filtro ${isolate(name)}`,
  deleted: 'Filtro excluído.',
};
