import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('fr');

export const accountErrors: typeof source = {
  noSuchUser: 'Cet utilisateur n’existe pas.',
  accountGone: 'Ce compte n’existe plus.',
  accountTaken: 'Ce nom d’utilisateur ou cette adresse e-mail est déjà enregistré.',
  ownAccount: 'Vous ne pouvez pas supprimer votre propre compte ici.',
  lastAdministrator:
    'C’est le dernier administrateur ; nommez d’abord un autre utilisateur administrateur.',
  nothingToKeep: 'keepLinks ne concerne que les comptes suspendus.',
  notSignedIn: 'Veuillez vous connecter ou vérifier le jeton d’API de votre application.',
  sessionNeeded: 'Le jeton d’API ne suffit pas pour cela ; veuillez vous connecter.',
  onlyAdministrators: 'Cette action est réservée aux administrateurs.',
  notApproved:
    'Le compte n’est pas encore approuvé. Veuillez attendre l’approbation d’un administrateur.',
  invalidCredentials: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  noSuchSession: 'Cette session n’existe pas.',
  wrongPassword: 'Le mot de passe actuel est incorrect.',
  confirmationRequired: 'Veuillez confirmer votre identité avec votre mot de passe.',
  resetInvalid: 'Ce lien n’est plus valide. Veuillez en demander un nouveau.',
  emailChangeInvalid:
    'Ce lien n’est plus valide. Veuillez modifier à nouveau l’adresse e-mail dans les paramètres.',
  setupLinkInvalid: 'Ce lien d’installation n’est pas valide.',
  setupClosed: 'Ce serveur a déjà un administrateur.',
  registrationClosed: 'Ce serveur n’accepte pas de nouvelles inscriptions.',
  inviteRequired: 'L’inscription se fait uniquement sur invitation.',
  inviteInvalid: 'Cette invitation n’est pas valide ou a déjà été utilisée.',
  noSuchInvite: 'Cette invitation n’existe pas.',
  tooManySignIns: 'Trop de connexions sont en cours. Veuillez réessayer.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Trop de tentatives. Veuillez réessayer dans # seconde.',
        many: 'Trop de tentatives. Veuillez réessayer dans # de secondes.',
        other: 'Trop de tentatives. Veuillez réessayer dans # secondes.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Trop de tentatives. Veuillez réessayer dans # minute.',
        many: 'Trop de tentatives. Veuillez réessayer dans # de minutes.',
        other: 'Trop de tentatives. Veuillez réessayer dans # minutes.',
      }),
  },
};
