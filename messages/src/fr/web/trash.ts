import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const trash: typeof source = {
  title: 'Corbeille',
  note: ({ days }) =>
    plural(days, {
      one: 'Les fichiers supprimés restent ici # jour et comptent dans votre espace. Leurs liens ne fonctionnent pas.',
      many: 'Les fichiers supprimés restent ici # de jours et comptent dans votre espace. Leurs liens ne fonctionnent pas.',
      other:
        'Les fichiers supprimés restent ici # jours et comptent dans votre espace. Leurs liens ne fonctionnent pas.',
    }),
  nothing: 'La corbeille est vide',
  deletedAt: ({ date }) => `Supprimé le ${date}`,
  kept: ({ days }) =>
    plural(days, {
      one: 'La corbeille garde # jour ce que vous supprimez.',
      many: 'La corbeille garde # de jours ce que vous supprimez.',
      other: 'La corbeille garde # jours ce que vous supprimez.',
    }),
  moved: ({ count }) =>
    plural(count, {
      one: 'Fichier déplacé dans la corbeille.',
      many: '# de fichiers déplacés dans la corbeille.',
      other: '# fichiers déplacés dans la corbeille.',
    }),
  undo: 'Annuler',
  restore: 'Restaurer',
  restoreNamed: ({ name }) => `Restaurer ${isolate(name)}`,
  restored: ({ count }) =>
    plural(count, {
      one: 'Fichier restauré.',
      many: '# de fichiers restaurés.',
      other: '# fichiers restaurés.',
    }),
  notRestored: ({ count }) =>
    plural(count, {
      one: 'Impossible de restaurer le fichier',
      many: 'Impossible de restaurer les fichiers',
      other: 'Impossible de restaurer les fichiers',
    }),
  removal: {
    action: 'Supprimer définitivement',
    actionNamed: ({ name }) => `Supprimer ${isolate(name)} définitivement`,
    title: ({ count }) =>
      plural(count, {
        one: 'Supprimer le fichier définitivement',
        many: 'Supprimer # de fichiers définitivement',
        other: 'Supprimer # fichiers définitivement',
      }),
    warning: 'Cette action est irréversible.',
    done: ({ count }) =>
      plural(count, {
        one: 'Fichier supprimé définitivement.',
        many: '# de fichiers supprimés définitivement.',
        other: '# fichiers supprimés définitivement.',
      }),
  },
  emptying: {
    action: 'Vider la corbeille',
    question: 'Voulez-vous supprimer définitivement tous les fichiers de la corbeille ?',
    done: 'La corbeille a été vidée.',
    failed: 'Impossible de vider la corbeille',
  },
};
