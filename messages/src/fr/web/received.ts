import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const received: typeof source = {
  filter: ({ title }) => `Reçus par « ${isolate(title)} »`,
  filterUnnamed: 'Reçus par une demande',
  removeFilter: 'Afficher tous les fichiers',
  request: 'Envoyé à',
  deletedRequest: 'Une demande supprimée',
  sender: 'Envoyé par',
  unnamed: 'Sans nom',
};
