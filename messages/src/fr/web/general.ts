import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const general: typeof source = {
  cancel: 'Annuler',
  delete: 'Supprimer',
  dismiss: 'Ignorer',
  download: 'Télécharger',
  loading: 'Chargement…',
  open: 'Ouvrir',
  proxyBlocks: ({ proxy }) =>
    `Un proxy${proxy && ` (${isolate(proxy)})`} placé devant ce serveur bloque l’envoi. Administrateurs : voir docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Enregistrer',
  stepOf: ({ step, steps }) => `Étape ${number(step)} sur ${number(steps)}`,
  tryAgain: 'Réessayer',
  unexplained: 'Une erreur s’est produite. Veuillez réessayer.',
  unknownAnswer: 'Le serveur a répondu sous une forme que cette page ne connaît pas.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
};
