import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const controls: typeof controlsSource = {
  clearSearch: 'Effacer la recherche',
  showField: ({ label }) => `Afficher le champ « ${label} »`,
  hideField: ({ label }) => `Masquer le champ « ${label} »`,
  keepToken: 'Garder mes applications d’envoi actives',
  keepTokenHint:
    'Sinon, le jeton d’API expire avec l’ancien mot de passe, et ShareX et les scripts ont besoin d’un nouveau fichier.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: ({ page }) => `Page ${number(page)}`,
    range: ({ first, last, total }) => `${number(first)}–${number(last)} sur ${number(total)}`,
  },
  statuses: { approved: 'Approuvé', pending: 'En attente', rejected: 'Refusé' },
  noLimit: 'Aucune',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Propriété',
  pointing: 'Pointe ici',
  https: 'HTTPS',
  words: {
    unchecked: 'pas encore vérifié',
    proven: 'prouvée',
    notProven: 'non prouvée',
    points: 'oui',
    doesNotPoint: 'non',
    works: 'fonctionne',
    doesNotWork: 'ne fonctionne pas',
    notYet: 'pas encore',
  },
  triedSoon: 'essai dans un instant',
  triedOnceApproved: 'essai dès que le domaine est approuvé et sa propriété prouvée',
  result: ({ check, word }) => `${check} : ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check} : ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Dernière vérification : ${when}`,
};
