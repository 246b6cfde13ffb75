import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Confirmez votre identité',
  text: 'Cette action modifie l’accès à votre compte. Confirmez-la une fois ; cela vaut dix minutes.',
  loading: 'Chargement de vos moyens de connexion',
  failed: 'Impossible d’afficher vos moyens de connexion',
  password: 'Votre mot de passe',
  code: 'Code de votre application d’authentification',
  codeHint: 'Ou l’un de vos codes de récupération.',
  recoveryCode: 'L’un de vos codes de récupération',
  codeRequired: 'Il manque le code',
  withPasskey: 'Utiliser une clé d’accès',
  freshSignIn:
    'Seule une connexion de moins de dix minutes la confirme. Reconnectez-vous, puis revenez ici.',
  signInAgain: 'Se reconnecter',
  confirm: 'Confirmer',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Le navigateur a été interrompu ou a attendu trop longtemps. Rien n’a changé.',
  failed: 'Le navigateur n’a pas pu utiliser la clé d’accès. Rien n’a changé.',
  unsupported: 'Les clés d’accès demandent un navigateur qui les connaît et une adresse en https.',
};
