import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('fr');

export const tags: typeof source = {
  title: 'Tags',
  changed: 'Tags modifiés.',
  notChanged: 'Les tags n’ont pas été modifiés',
  files: ({ count }) =>
    plural(count, { one: '# fichier', many: '# fichiers', other: '# fichiers' }),
  field: {
    placeholder: 'Ajouter un tag',
    hint: 'Entrée ou une virgule ajoute un tag.',
    remove: ({ name }) => `Retirer le tag ${isolate(name)}`,
    suggestions: 'Vos tags',
    suggested: ({ count }) =>
      plural(count, { one: '# proposition', many: '# propositions', other: '# propositions' }),
    tooLong: ({ max }) => `Un tag a au plus ${number(max)} caractères.`,
    tooMany: ({ max }) => `Un fichier peut avoir au plus ${number(max)} tags.`,
    invalid: 'Un tag ne contient pas de caractère de contrôle.',
  },
  choice: {
    search: 'Rechercher des tags',
    none: 'Pas encore de tags',
    noneFound: 'Aucun tag correspondant',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Tags de # fichier',
        many: 'Tags de # fichiers',
        other: 'Tags de # fichiers',
      }),
    add: 'Ajouter ces tags',
    remove: 'Retirer ces tags',
    submit: 'Modifier les tags',
    done: ({ count }) =>
      plural(count, {
        one: 'Tags de # fichier modifiés.',
        many: 'Tags de # fichiers modifiés.',
        other: 'Tags de # fichiers modifiés.',
      }),
  },
  manage: {
    open: 'Gérer les tags',
    back: 'Retour aux fichiers',
    lead: ({ max }) =>
      `Un compte peut avoir ${number(max)} tags. Les fichiers restent quand un tag est renommé, fusionné ou supprimé.`,
    failed: 'Vos tags ne peuvent pas être affichés',
    loading: 'Chargement de vos tags',
    noneHint: 'Donnez son premier tag à un fichier dans ses détails.',
    name: 'Nom du tag',
    nameMissing: 'Saisissez un nom.',
    rename: ({ name }) => `Renommer le tag ${isolate(name)}`,
    renamed: 'Tag renommé.',
    merge: 'Fusionner',
    mergeTitle: 'Fusionner les tags',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Il y a déjà un tag « ${isolate(name)} ». Y réunir # fichier de « ${isolate(before)} » ? C’est irréversible.`,
        many: `Il y a déjà un tag « ${isolate(name)} ». Y réunir # fichiers de « ${isolate(before)} » ? C’est irréversible.`,
        other: `Il y a déjà un tag « ${isolate(name)} ». Y réunir # fichiers de « ${isolate(before)} » ? C’est irréversible.`,
      }),
    merged: 'Tags fusionnés.',
    delete: ({ name }) => `Supprimer le tag ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# fichier perd ce tag. Le fichier reste.',
        many: '# fichiers perdent ce tag. Les fichiers restent.',
        other: '# fichiers perdent ce tag. Les fichiers restent.',
      }),
    deleted: 'Tag supprimé.',
  },
};
