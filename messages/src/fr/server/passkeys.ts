import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const passkeys: typeof source = {
  invalid: 'Cela n’a pas fonctionné avec cette clé d’accès. Veuillez réessayer.',
  tooMany: ({ max }) => `Un compte peut avoir au maximum ${number(max)} clés d’accès.`,
  noSuchPasskey: 'Cette clé d’accès n’existe pas.',
  signInExpired: 'La connexion a pris trop de temps. Veuillez recommencer.',
  added: 'Clé d’accès ajoutée.',
  removed: 'Clé d’accès supprimée.',
  browserOnSystem: ({ browser, system }) => `${browser} sur ${system}`,
  unnamed: 'Clé d’accès',
  mail: {
    addedSubject: 'Une clé d’accès a été ajoutée à votre compte',
    added: ({ name, site }) =>
      `La clé d’accès ${isolate(name)} permet désormais de se connecter à votre compte sur ${isolate(site)}.`,
    addedByOther:
      'Si ce n’était pas vous, supprimez-la immédiatement dans vos paramètres, changez votre mot de passe et fermez toutes les autres sessions.',
    removedSubject: 'Une clé d’accès de votre compte a été supprimée',
    removed: ({ name, site }) =>
      `La clé d’accès ${isolate(name)} ne permet plus de se connecter à votre compte sur ${isolate(site)}.`,
    removedByOther:
      'Si ce n’était pas vous, changez immédiatement votre mot de passe et fermez toutes les autres sessions.',
    link: 'Vos paramètres',
  },
};
