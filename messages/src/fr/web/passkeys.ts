import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const passkeys: typeof source = {
  title: 'Clés d’accès',
  lead: 'Connectez-vous sans mot de passe : par empreinte, visage, code PIN ou clé de sécurité.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  loading: 'Chargement de vos clés d’accès',
  failed: 'Impossible d’afficher vos clés d’accès',
  add: 'Ajouter une clé d’accès',
  name: 'Nom de la clé d’accès',
  nameHint: 'À votre choix, pour la distinguer des autres.',
  nameRequired: 'Il manque le nom',
  make: 'Continuer',
  wasAdded: 'La clé d’accès est ajoutée.',
  known: 'Cet appareil a déjà une clé d’accès de votre compte.',
  added: ({ date }) => `Ajoutée ${date}`,
  lastUsed: ({ date }) => `Dernière utilisation ${date}`,
  neverUsed: 'Jamais utilisée',
  synced: 'Synchronisée',
  rename: ({ name }) => `Renommer ${isolate(name)}`,
  remove: ({ name }) => `Retirer ${isolate(name)}`,
  removeText:
    'Elle ne vous connectera plus. Votre appareil la proposera peut-être encore, jusqu’à ce que vous l’y supprimiez.',
  confirmRemove: 'Retirer',
  removed: 'La clé d’accès est retirée.',
  full: ({ max }) =>
    plural(max, {
      one: 'Un compte a au plus # clé d’accès. Retirez-la pour en ajouter une autre.',
      many: 'Un compte a au plus # de clés d’accès. Retirez-en une pour en ajouter une autre.',
      other: 'Un compte a au plus # clés d’accès. Retirez-en une pour en ajouter une autre.',
    }),
};
