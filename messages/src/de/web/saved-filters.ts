import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const savedFilters: typeof source = {
  title: 'Gespeicherte Filter',
  hint: 'Grenze die Liste ein, um den Filter hier zu speichern.',
  save: 'Diesen Filter speichern',
  saved: 'Filter gespeichert.',
  name: 'Name des Filters',
  nameMissing: 'Gib einen Namen ein.',
  nameTooLong: ({ max }) => `Ein Name hat höchstens ${number(max)} Zeichen.`,
  rename: ({ name }) => `Filter ${isolate(name)} umbenennen`,
  renamed: 'Filter umbenannt.',
  overwrite: ({ name }) => `Filter ${isolate(name)} durch den jetzigen ersetzen`,
  overwritten: 'Filter ersetzt.',
  delete: ({ name }) => `Filter ${isolate(name)} löschen`,
  deleted: 'Filter gelöscht.',
};
