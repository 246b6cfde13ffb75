import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const tags: typeof source = {
  name: ({ max }) =>
    `Un tag doit avoir de 1 à ${number(max)} caractères, sans virgule ni caractère de contrôle.`,
  list: ({ field }) => `${isolate(field)} doit être une liste de noms.`,
  tooManyOfFile: ({ max }) => `Un fichier peut avoir au plus ${number(max)} tags.`,
  tooMany: ({ max }) =>
    `Un compte peut avoir au plus ${number(max)} tags. Supprimez-en un d’abord.`,
  taken: ({ name }) =>
    `Il y a déjà un tag ${isolate(name)}. Envoyez merge=true pour réunir les deux.`,
  addedAndRemoved: ({ name }) =>
    `Le tag ${isolate(name)} ne peut pas être ajouté et retiré à la fois.`,
  favorite: 'isFavorite doit être true ou false.',
  noSuchTag: 'Ce tag n’existe pas.',
  applied: 'Les tags sont modifiés.',
  deleted: 'Le tag est supprimé.',
  filterName: ({ max }) =>
    `name doit avoir de 1 à ${number(max)} caractères, sans caractère de contrôle.`,
  filterTaken: ({ name }) => `Il y a déjà un filtre ${isolate(name)}.`,
  tooManyFilters: ({ max }) =>
    `Un compte peut avoir au plus ${number(max)} filtres. Supprimez-en un d’abord.`,
  noSuchFilter: 'Ce filtre n’existe pas.',
  filterDeleted: 'Le filtre est supprimé.',
};
