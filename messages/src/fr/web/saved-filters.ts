import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const savedFilters: typeof source = {
  title: 'Filtres enregistrés',
  hint: 'Restreignez la liste pour enregistrer le filtre ici.',
  save: 'Enregistrer ce filtre',
  saved: 'Filtre enregistré.',
  name: 'Nom du filtre',
  nameMissing: 'Saisissez un nom.',
  nameTooLong: ({ max }) => `Un nom a au plus ${number(max)} caractères.`,
  rename: ({ name }) => `Renommer le filtre ${isolate(name)}`,
  renamed: 'Filtre renommé.',
  overwrite: ({ name }) => `Remplacer le filtre ${isolate(name)} par le filtre actuel`,
  overwritten: 'Filtre remplacé.',
  delete: ({ name }) => `Supprimer le filtre ${isolate(name)}`,
  deleted: 'Filtre supprimé.',
};
