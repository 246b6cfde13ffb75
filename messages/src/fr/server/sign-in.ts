import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Ce compte du fournisseur n’est pas autorisé à se connecter ici.',
  providerUnavailable:
    'Le fournisseur de connexion ne répond pas pour le moment. Veuillez réessayer.',
  noProvider: 'Aucun fournisseur de connexion de ce type n’est configuré ici.',
  expired: 'Cette connexion a expiré ou a déjà été utilisée. Veuillez recommencer.',
  passwordOff: 'La connexion par mot de passe est désactivée ici.',
  identityTaken: 'Ce compte du fournisseur est déjà associé à un autre compte ici.',
  noSuchIdentity: 'Ce compte associé n’existe pas.',
  linkInvalid: 'Ce lien de connexion n’est plus valable.',
  unlinked: 'Le compte est dissocié.',
};
