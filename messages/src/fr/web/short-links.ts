import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('fr');

export const shortLinks: typeof source = {
  title: 'Vos liens courts',
  create: 'Nouveau lien court',
  createKeywords: 'raccourcir url adresse redirection',
  lead: ({ max }) =>
    `Un lien court mène à une autre adresse. Vous pouvez en avoir ${number(max)} ; un lien expiré est supprimé.`,
  target: 'Adresse à raccourcir',
  shorten: 'Raccourcir',
  more: 'Plus d’options',
  targetInvalid: 'Saisissez une adresse qui commence par http:// ou https://.',
  targetOwn: 'Cette adresse est sur ce serveur : les liens courts mènent ailleurs.',
  made: 'Votre lien court',
  notMade: 'Le lien court n’a pas été créé',
  name: 'Titre',
  nameHint: 'Sur la page qui dit où mène le lien.',
  slugHint: 'Vide : le serveur en choisit un.',
  clicksAllowed: 'Clics autorisés',
  clicksRemaining: 'Clics restants',
  changeTarget: 'Où il mène',
  newPassword: 'Nouveau mot de passe du lien court',
  clicks: ({ count }) => plural(count, { one: '# clic', many: '# de clics', other: '# clics' }),
  clicksLeft: ({ count }) =>
    plural(count, {
      one: '# clic restant',
      many: '# de clics restants',
      other: '# clics restants',
    }),
  copy: 'Copier le lien court',
  copyNamed: ({ name }) => `Copier ${isolate(name)}`,
  copied: 'Lien court copié dans le presse-papiers !',
  copyFailed: 'Impossible de copier le lien court',
  openTarget: ({ target }) => `Ouvrir ${isolate(target)}`,
  change: 'Modifier le lien court',
  dismiss: 'Fermer le formulaire',
  edit: ({ name }) => `Modifier ${isolate(name)}`,
  saved: 'Lien court modifié.',
  notSaved: 'Le lien court n’a pas été modifié',
  delete: ({ name }) => `Supprimer ${isolate(name)}`,
  deleteText:
    'Il cesse aussitôt de fonctionner, partout où il a été transmis, et le nombre de ses clics est perdu.',
  deleted: 'Lien court supprimé.',
  search: 'Rechercher des liens courts',
  searchHint: 'Nom, titre ou adresse',
  sortBy: 'Trier par',
  sorts: {
    newest: 'Plus récents d’abord',
    oldest: 'Plus anciens d’abord',
    clicks: 'Plus de clics',
  },
  loading: 'Chargement de vos liens courts',
  failed: 'Impossible d’afficher vos liens courts',
  none: 'Pas encore de liens courts',
  noneHint: 'Collez une adresse ci-dessus : vous en obtenez une courte qui y mène.',
  noneFound: ({ search }) => `Aucun lien court avec « ${isolate(search)} »`,
  searched: ({ max }) => `La recherche porte sur les ${number(max)} plus récents.`,
  showAll: 'Tout afficher',
};
