import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Ce lien n’est plus valable',
  endedWhy: 'Il est arrivé à échéance ou a été ouvert autant de fois que possible.',
  locked: 'Ce fichier est protégé par un mot de passe',
  lockedWhy: 'Saisissez le mot de passe reçu avec le lien.',
  password: 'Mot de passe',
  unlock: 'Déverrouiller',
  wrongPassword: 'Ce n’est pas le bon mot de passe.',
  limited: 'Ce fichier ne peut être ouvert qu’un nombre limité de fois',
  limitedWhy: 'Chaque ouverture en utilise une.',
  once: 'Ce fichier ne peut être ouvert qu’une seule fois',
  onceWhy: 'Il est ensuite supprimé.',
  open: 'Ouvrir le fichier',
  tooManyTries: 'Trop de tentatives',
  passwordNeeded:
    'Ce fichier est protégé par un mot de passe : ouvrez le lien dans un navigateur ou envoyez le mot de passe dans l’en-tête Perch-Password.',
  openingNeeded:
    'Ce fichier ne peut être ouvert qu’un nombre limité de fois : ouvrez le lien dans un navigateur.',
  fromOtherSite: 'Cette requête vient d’un autre site.',
};
