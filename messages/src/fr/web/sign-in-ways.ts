import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: {
    label: 'E-mail ou nom d’utilisateur',
    required: 'L’adresse e-mail ou le nom d’utilisateur est requis',
  },
  or: 'ou',
  provider: ({ name }) => `Se connecter avec ${name}`,
  proxy: 'Authentification unique',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyBusy: 'En attente de votre clé d’accès…',
  passkeyFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou connectez-vous autrement.',
  none: 'Ce navigateur ne permet pas de se connecter ici. Demandez un lien de connexion à l’administrateur.',
  noRegistration:
    'Ce serveur n’a pas de mots de passe : il n’y a donc pas d’inscription. Demandez un compte à l’administrateur.',
  second: {
    title: 'Confirmez votre identité',
    appCode: 'Code à six chiffres',
    appHint:
      'Votre application d’authentification l’affiche. Il est envoyé dès le dernier chiffre.',
    recoveryCode: 'Code de récupération',
    recoveryHint:
      'Vous avez reçu ces codes en configurant le second facteur. Chacun sert une seule fois.',
    missing: 'Veuillez saisir le code',
    passkey: 'Utiliser une clé d’accès',
    back: 'Retour',
    toRecovery: 'Utiliser un code de récupération',
    toApp: 'Utiliser le code de l’application',
  },
  refusals: {
    expired: 'Cette connexion a pris trop de temps. Veuillez recommencer.',
    noAccount:
      'Il n’y a pas de compte pour vous ici, et les nouveaux comptes ne sont pas acceptés pour le moment.',
    refused:
      'La connexion a été refusée. Si vous devriez avoir accès, demandez à l’administrateur.',
    taken:
      'Un compte utilise déjà votre adresse e-mail ici. Connectez-vous-y autrement, puis associez les deux dans les paramètres.',
    tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
    unavailable:
      'Le service de connexion ne répond pas pour le moment. Réessayez dans quelques minutes.',
    unexplained: 'La connexion a échoué. Veuillez réessayer.',
  },
};
