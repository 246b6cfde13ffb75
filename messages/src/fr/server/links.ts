import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('fr');

export const links: typeof source = {
  options: {
    url: 'url doit être une adresse qui commence par http:// ou https://, avec un hôte, sans nom d’utilisateur ni espace.',
    urlTooLong: 'url peut compter jusqu’à 2048 caractères.',
    urlOwn: 'url ne doit pas mener à ce serveur lui-même.',
    maxClicks: 'maxClicks doit être un nombre entier de 1 à 1000000, ou none.',
    title: ({ max }) => `title peut compter jusqu’à ${number(max)} caractères visibles.`,
  },
  tooMany: ({ max }) =>
    `Vous avez ${number(max)} liens courts, le maximum autorisé. Supprimez-en d’abord quelques-uns.`,
  noSuchLink: 'Ce lien court n’existe pas.',
  deleted: 'Lien court supprimé.',
  page: {
    title: 'Lien court',
    leadsTo: 'Ce lien mène à :',
    open: 'Y aller',
    locked: 'Ce lien a un mot de passe',
    passwordNeeded:
      'Ce lien a un mot de passe : ouvrez-le dans un navigateur, ou envoyez le mot de passe dans l’en-tête Perch-Password.',
  },
};
