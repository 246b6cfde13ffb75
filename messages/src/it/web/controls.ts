import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const controls: typeof controlsSource = {
  clearSearch: 'Cancella la ricerca',
  showField: ({ label }) => `Mostra il campo “${label}”`,
  hideField: ({ label }) => `Nascondi il campo “${label}”`,
  keepToken: 'Mantieni attive le mie applicazioni di caricamento',
  keepTokenHint:
    'Altrimenti il token API scade con la vecchia password, e ShareX e gli script hanno bisogno di un nuovo file.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Pagine',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    page: ({ page }) => `Pagina ${number(page)}`,
    range: ({ first, last, total }) => `${number(first)}–${number(last)} di ${number(total)}`,
  },
  statuses: { approved: 'Approvato', pending: 'In attesa', rejected: 'Rifiutato' },
  noLimit: 'Nessuno',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Proprietà',
  pointing: 'Punta qui',
  https: 'HTTPS',
  words: {
    unchecked: 'non ancora verificato',
    proven: 'dimostrata',
    notProven: 'non dimostrata',
    points: 'sì',
    doesNotPoint: 'no',
    works: 'funziona',
    doesNotWork: 'non funziona',
    notYet: 'non ancora',
  },
  triedSoon: 'verrà provato tra poco',
  triedOnceApproved: 'verrà provato quando il dominio sarà approvato e la proprietà dimostrata',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Ultima verifica: ${when}`,
};
