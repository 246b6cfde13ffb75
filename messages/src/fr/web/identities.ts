import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const identities: typeof source = {
  title: 'Comptes liés',
  lead: 'Comptes d’autres services avec lesquels vous vous connectez ici.',
  none: 'Aucun compte n’est encore lié.',
  loading: 'Chargement de vos comptes liés',
  failed: 'Impossible d’afficher vos comptes liés',
  link: ({ provider }) => `Lier avec ${isolate(provider)}`,
  added: ({ date }) => `Lié ${date}`,
  lastUsed: ({ date }) => `Dernière utilisation ${date}`,
  neverUsed: 'Jamais utilisé',
  unlink: ({ name }) => `Délier ${isolate(name)}`,
  unlinkText: 'Il ne vous connectera plus ici.',
  confirmUnlink: 'Délier',
  unlinked: 'Le compte est délié.',
  isLinked: 'Le compte est lié : désormais, il vous connecte ici.',
  notLinked: {
    refused: 'Le compte n’a pas été lié : le fournisseur ou ce serveur l’a refusé.',
    expired: 'Le compte n’a pas été lié : cela a pris trop de temps. Veuillez réessayer.',
    unavailable:
      'Le compte n’a pas été lié : le fournisseur est injoignable. Veuillez réessayer plus tard.',
    taken: 'Le compte n’a pas été lié : il appartient à un autre compte de ce serveur.',
    other: 'Le compte n’a pas été lié. Veuillez réessayer.',
  },
};
