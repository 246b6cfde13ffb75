import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const secondFactors: typeof source = {
  required: 'Veuillez saisir le code de votre second facteur.',
  codeInvalid:
    'Ce code est incorrect ou a déjà été utilisé. Les applications d’authentification en affichent un nouveau toutes les 30 secondes.',
  signInExpired: 'Cette connexion a expiré. Veuillez vous reconnecter.',
  confirmWithFactor:
    'Veuillez confirmer votre identité avec votre second facteur ; le mot de passe seul ne suffit pas.',
  confirmBySigningIn: 'Veuillez vous reconnecter pour confirmer votre identité.',
  appIsSetUp:
    'Une application d’authentification est déjà configurée. Remplacez-la délibérément ou supprimez-la d’abord.',
  noApp: 'Aucune application d’authentification n’est configurée.',
  setUpExpired: 'La configuration de l’application a pris trop de temps. Veuillez recommencer.',
  codesNeedFactor:
    'Les codes de secours remplacent un second facteur : configurez d’abord une application d’authentification ou une clé d’accès.',
  lastWayIn:
    'C’est le dernier moyen de vous connecter à votre compte. Ajoutez-en d’abord un autre.',
  appRemoved: 'L’application d’authentification est supprimée.',
  mail: {
    added: {
      subject: 'Une application d’authentification a été configurée',
      text: ({ site }) =>
        `Une application d’authentification a été configurée pour votre compte sur ${isolate(site)}. Désormais, la connexion demande l’un de ses codes.`,
    },
    removed: {
      subject: 'Votre application d’authentification a été supprimée',
      text: ({ site }) =>
        `L’application d’authentification de votre compte sur ${isolate(site)} a été supprimée. Ses codes ne sont plus demandés.`,
    },
    codeUsed: {
      subject: 'Un code de secours a été utilisé',
      text: ({ site }) =>
        `Un des codes de secours de votre compte sur ${isolate(site)} a été utilisé à la place de votre second facteur. Il ne fonctionnera plus.`,
      left: ({ left }) => `Codes de secours restants : ${number(left)}.`,
    },
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe dès maintenant, déconnectez-vous partout ailleurs et créez de nouveaux codes de secours.',
    link: 'Vos paramètres',
  },
};
