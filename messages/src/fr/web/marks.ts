import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const marks: typeof source = {
  favorite: {
    title: 'Favoris',
    add: ({ name }) => `Ajouter ${isolate(name)} aux favoris`,
    remove: ({ name }) => `Retirer ${isolate(name)} des favoris`,
    addAll: 'Ajouter aux favoris',
    removeAll: 'Retirer des favoris',
    added: ({ count }) =>
      plural(count, {
        one: '# fichier est maintenant un favori.',
        many: '# fichiers sont maintenant des favoris.',
        other: '# fichiers sont maintenant des favoris.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# fichier n’est plus un favori.',
        many: '# fichiers ne sont plus des favoris.',
        other: '# fichiers ne sont plus des favoris.',
      }),
    notChanged: 'Les favoris n’ont pas été modifiés',
    none: 'Pas encore de favoris',
    noneHint: 'Appuyez sur l’étoile d’un fichier, ou sur la touche F, pour le retrouver ici.',
  },
  tags: {
    label: 'Tags',
    show: ({ name }) => `Afficher les fichiers avec le tag « ${isolate(name)} »`,
    more: ({ count }) =>
      plural(count, { one: '# autre tag', many: '# autres tags', other: '# autres tags' }),
  },
  filter: {
    open: 'Filtrer',
    active: 'Filtres actifs',
    tag: ({ name }) => `Tag « ${isolate(name)} »`,
    album: ({ name }) => `Album « ${isolate(name)} »`,
    remove: ({ name }) => `Retirer le filtre « ${isolate(name)} »`,
    nothing: 'Aucun fichier ne correspond à ce filtre',
    nothingHint: 'Retirez-en une partie ou affichez tous les fichiers.',
  },
};
