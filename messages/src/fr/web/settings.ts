import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('fr');

export const settings: typeof source = {
  page: 'Paramètres',
  tabs: {
    profile: 'Profil',
    security: 'Sécurité',
    api: 'API et ShareX',
    tokens: 'Jetons et profils',
    appearance: 'Apparence',
    debug: 'Débogage',
  },
  commands: {
    profile: 'Paramètres : Profil',
    security: 'Paramètres : Sécurité',
    api: 'Paramètres : API et ShareX',
    tokens: 'Paramètres : Jetons et profils',
    appearance: 'Paramètres : Apparence',
    debug: 'Paramètres : Débogage',
  },
  keywords: {
    profile: 'nom utilisateur e-mail email compte',
    security: 'mot de passe sessions déconnexion',
    api: 'jeton token clients ishare curl shell',
    tokens: 'révoquer droits programmes profil',
    appearance: 'thème sombre clair mode couleurs langue',
    debug: 'compte données',
  },
  confirmation,
  profile: {
    title: 'Profil',
    lead: 'Votre nom d’utilisateur est visible des administrateurs ; vous vous connectez avec lui ou avec votre adresse e-mail.',
    updated: 'Profil enregistré !',
    updating: 'Enregistrement…',
    save: 'Enregistrer',
    pendingEmail: ({ email }) =>
      `Nous avons envoyé un lien à ${isolate(email)}. Votre adresse e-mail changera dès qu’il sera ouvert ; d’ici là, vous vous connectez comme avant.`,
    noEmail:
      'Votre compte n’a pas d’adresse e-mail. Sans elle, un mot de passe oublié ne peut pas être réinitialisé par e-mail.',
    cancelEmail: 'Annuler la modification',
    account: 'Compte',
    memberSince: 'Membre depuis',
    role: 'Rôle',
    administrator: 'Administrateur',
    user: 'Utilisateur',
    uploads: 'Envois',
    storageUsed: 'Stockage utilisé',
    storageLimit: 'Limite de stockage',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'E-mails',
    wanted: 'Me prévenir par e-mail un jour avant l’expiration de fichiers',
    hint: 'Un e-mail par jour au plus, pour tous les fichiers.',
    saved: 'Enregistré.',
    failed: 'Le réglage n’est pas chargé.',
  },
  debug: {
    issues: 'Problèmes',
    refresh: 'Actualiser',
    noIssues: 'Aucun problème trouvé.',
    userData: 'Données utilisateur',
    heldInApp: 'Conservées dans l’application',
    latestResponse: 'Dernière réponse du profil',
    loading: 'Chargement de votre profil',
    failed: 'Le profil ne peut pas être affiché',
    noEmail: 'Le compte n’a pas d’adresse e-mail.',
    placeholderEmail: ({ email }) =>
      `L’adresse e-mail ${isolate(email)} ressemble à une adresse fictive.`,
    noRole: 'L’utilisateur n’a ni rôle ni indicateur d’administrateur.',
  },
};
