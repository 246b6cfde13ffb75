import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('fr');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Expire ${when}`,
    endsAt: ({ date }) => `Expire le ${date}`,
    ended: 'A expiré',
    locked: 'Demande un mot de passe',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Encore # téléchargement',
        many: 'Encore # de téléchargements',
        other: 'Encore # téléchargements',
      }),
    burn: 'Supprimé après un téléchargement',
  },
  views: { label: 'Fichiers affichés', files: 'Fichiers', ends: 'Avec expiration' },
  addToAlbum: 'Ajouter à un album',
  noneEnd: 'Aucun fichier avec expiration',
  noneEndHint: 'Les fichiers dont le lien expire un jour apparaissent ici.',
};
