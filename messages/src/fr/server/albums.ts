import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('fr');

export const albums: typeof source = {
  noSuchAlbum: 'Cet album n’existe pas.',
  deleted: 'L’album est supprimé ; ses fichiers sont toujours là.',
  option: 'album doit être l’identifiant ou le slug d’un de vos albums.',
  unknown: ({ name }) => `Vous n’avez pas d’album ${isolate(name)}.`,
  name: ({ max }) => `name doit avoir de 1 à ${number(max)} caractères.`,
  description: ({ max }) => `description peut avoir jusqu’à ${number(max)} caractères.`,
  visibility: 'visibility doit être unlisted, public ou private.',
  cover: 'cover doit être l’identifiant d’un fichier de cet album.',
  slugOfArchive: 'Le slug d’un album ne peut pas se terminer par .zip.',
  tooMany: ({ max }) =>
    `Vous avez ${number(max)} albums, c’est la limite. Supprimez-en un d’abord.`,
  full: ({ max }) => `Un album peut contenir jusqu’à ${number(max)} fichiers.`,
  ids: ({ name, max }) =>
    `${isolate(name)} doit être une liste de ${number(max)} identifiants de fichiers au plus.`,
  orderedTwice: 'order ne peut nommer chaque fichier qu’une fois.',
  addedAndRemoved: 'Un fichier ne peut pas être à la fois ajouté et retiré.',
  page: {
    files: ({ count }) =>
      plural(count, { one: '# fichier', many: '# fichiers', other: '# fichiers' }),
    downloadAll: 'Tout télécharger',
    empty: 'Cet album est encore vide.',
    more: 'Afficher plus',
    first: 'Revenir au début',
    closedFile: 'Fichier verrouillé',
    locked: 'Cet album a un mot de passe',
    close: 'Fermer',
    next: 'Suivant',
    previous: 'Précédent',
    openPage: 'Ouvrir la page de ce fichier',
    albumsOf: ({ name }) => `Albums de ${isolate(name)}`,
    noAlbums: 'Il n’y a pas encore d’albums publics.',
  },
};
