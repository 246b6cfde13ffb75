import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('fr');

const files = (count: number) =>
  plural(count, { one: '# fichier', many: '# de fichiers', other: '# fichiers' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Vos albums',
  create: 'Nouvel album',
  createNamed: ({ name }) => `Nouvel album « ${isolate(name)} »`,
  created: ({ name }) => `Album « ${isolate(name)} » créé.`,
  notCreated: 'L’album n’a pas été créé',
  saved: 'Album modifié.',
  notSaved: 'L’album n’a pas été modifié',
  loading: 'Chargement des albums',
  notShown: 'Impossible d’afficher vos albums',
  none: 'Aucun album pour l’instant',
  noneHint:
    'Un album montre des fichiers ensemble sur une page, avec un seul lien. Les fichiers restent parmi vos envois et peuvent être dans plusieurs albums.',
  noneFound: ({ search }) => `Aucun album nommé « ${isolate(search)} »`,
  search: 'Rechercher des albums',
  changedLast: 'Dernière modification',
  all: 'Tous les albums',
  visibility: {
    label: 'Qui peut le voir',
    unlisted: 'Non répertorié',
    public: 'Public',
    private: 'Privé',
  },
  visibilityHints: {
    unlisted: 'Tous ceux qui ont le lien.',
    public: 'Tous ceux qui ont le lien ; il figure aussi dans votre galerie publique.',
    private: 'Vous seul : il n’a pas de page.',
  },
  fields: {
    name: 'Nom de l’album',
    nameMissing: 'Saisissez un nom.',
    description: 'Description',
    slugHint: 'Partie de l’adresse de l’album. Vide : un nom aléatoire.',
    slugReplaced: 'L’adresse actuelle cesse aussitôt de fonctionner.',
    make: 'Créer l’album',
  },
  page: {
    notShown: 'Impossible d’afficher cet album',
    filesNotShown: 'Impossible d’afficher ses fichiers',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien de l’album copié.',
    linkNotCopied: 'Impossible de copier le lien',
    open: 'Ouvrir la page',
    download: 'Télécharger en ZIP',
    settings: 'Réglages de l’album',
    rename: 'Modifier le nom et la description',
    upload: 'Envoyer dans cet album',
    choose: 'Choisir parmi vos envois',
    dropHint: 'Les fichiers déposés sur cette page rejoignent l’album.',
    empty: 'Cet album est vide',
    emptyHint: 'Déposez des fichiers ici, ou sélectionnez-en parmi vos envois et ajoutez-les.',
  },
  removal: {
    action: 'Supprimer l’album',
    question: ({ name }) => `Voulez-vous supprimer l’album « ${isolate(name)} » ?`,
    filesStay: 'Son lien cesse aussitôt de fonctionner. Ses fichiers restent parmi vos envois.',
    done: 'Album supprimé.',
    failed: 'L’album n’a pas été supprimé',
  },
  order: {
    handle: ({ name }) => `Déplacer ${isolate(name)}`,
    hint: 'Faites-le glisser, ou déplacez-le avec les flèches ; Début et Fin le déplacent aux extrémités.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} est à la place ${number(place)} sur ${number(total)}.`,
    notSaved: 'L’ordre n’a pas été enregistré',
    sort: 'Trier',
    sortTitle: 'Trier les fichiers',
    note: 'Cela remplace une fois l’ordre actuel des fichiers. Les fichiers ajoutés ensuite viennent à la fin.',
    done: 'Fichiers triés.',
  },
  cover: {
    set: ({ name }) => `Utiliser ${isolate(name)} comme couverture`,
    is: 'Couverture',
    done: 'Couverture modifiée.',
    failed: 'La couverture n’a pas été modifiée',
  },
  member: {
    remove: ({ name }) => `Retirer ${isolate(name)} de l’album`,
    removeSelected: 'Retirer de l’album',
    removed: ({ count }) => `Retiré de l’album : ${files(count)}.`,
    notRemoved: 'Les fichiers n’ont pas été retirés',
    notPutBack: 'Les fichiers n’ont pas été remis',
  },
  adding: {
    title: ({ count }) => `Ajouter ${files(count)} à un album`,
    search: 'Rechercher, ou nommer un nouvel album',
    added: ({ count, name }) => `Ajouté à « ${isolate(name)} » : ${files(count)}.`,
    failed: 'Les fichiers n’ont pas été ajoutés',
    all: 'Déjà dedans',
    some: ({ count, total }) => `${number(count)} sur ${number(total)} dedans`,
    done: 'Terminé',
    inNone: 'Ce fichier n’est dans aucun album.',
    leave: ({ name }) => `Retirer de ${isolate(name)}`,
  },
};
