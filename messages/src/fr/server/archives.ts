import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Cette archive n’est plus disponible.',
  goneWhy:
    'L’un de ses fichiers a été supprimé ou a expiré. Veuillez choisir les fichiers à nouveau.',
  atOnce:
    'Deux archives sont déjà en cours de téléchargement depuis ce réseau. Veuillez attendre que l’une d’elles soit complète.',
};
