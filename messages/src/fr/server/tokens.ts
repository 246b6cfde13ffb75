import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Ce jeton n’a pas la portée ${isolate(scope)}.`,
  sessionOnly: 'Les jetons ne permettent pas cela ; veuillez vous connecter.',
  wrongAddress: 'Ce jeton ne fonctionne pas depuis votre adresse réseau.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} n’est ni une adresse ni une plage comme 192.0.2.0/24.`,
  tooMany: ({ max }) => `Vous avez ${number(max)} jetons, c’est la limite. Révoquez-en un d’abord.`,
  noSuchToken: 'Ce jeton n’existe pas.',
  noSuchProfile: 'Ce profil n’existe pas.',
  profileUnknown: ({ name }) => `Il n’y a pas de profil ${isolate(name)}.`,
  profileLocked: 'Ce jeton est lié à un autre profil.',
  lockedToNothing: 'Un jeton ne peut être lié qu’à un profil : choisissez-en un.',
  profileExpires: 'expires d’un profil doit être une durée comme 30m, 12h, 7d ou 4w, ou never.',
  profileName: ({ max }) => `name doit avoir de 1 à ${number(max)} caractères.`,
  profileTaken: ({ name }) => `Il y a déjà un profil ${isolate(name)}.`,
  profileInUse: ({ token }) =>
    `Le jeton ${isolate(token)} est lié à ce profil. Modifiez-le ou révoquez-le d’abord.`,
  tooManyProfiles: ({ max }) =>
    `Vous avez ${number(max)} profils, c’est la limite. Supprimez-en un d’abord.`,
  bytesSpent: 'Ce jeton a déjà envoyé aujourd’hui tout ce qu’il peut.',
  defaultIsOff: 'Votre jeton par défaut est désactivé. Créez un jeton pour ce programme.',
  defaultDisabled: 'Le jeton par défaut ne fonctionne plus.',
  revoked: 'Le jeton ne fonctionne plus.',
  profileDeleted: 'Le profil est supprimé.',
};
