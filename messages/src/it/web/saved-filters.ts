import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const savedFilters: typeof source = {
  title: 'Filtri salvati',
  hint: 'Restringi l’elenco per salvare qui il filtro.',
  save: 'Salva questo filtro',
  saved: 'Filtro salvato.',
  name: 'Nome del filtro',
  nameMissing: 'Inserisci un nome.',
  nameTooLong: ({ max }) => `Un nome ha al massimo ${number(max)} caratteri.`,
  rename: ({ name }) => `Rinomina il filtro ${isolate(name)}`,
  renamed: 'Filtro rinominato.',
  overwrite: ({ name }) => `Sostituisci il filtro ${isolate(name)} con quello attuale`,
  overwritten: 'Filtro sostituito.',
  delete: ({ name }) => `Elimina il filtro ${isolate(name)}`,
  deleted: 'Filtro eliminato.',
};
