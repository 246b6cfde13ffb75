import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const controls: typeof controlsSource = {
  clearSearch: 'Wyczyść wyszukiwanie',
  showField: ({ label }) => `Pokaż: ${label.toLowerCase()}`,
  hideField: ({ label }) => `Ukryj: ${label.toLowerCase()}`,
  keepToken: 'Nie przerywaj działania moich programów',
  keepTokenHint:
    'W przeciwnym razie token API wygaśnie razem ze starym hasłem, a ShareX i skrypty będą potrzebować nowego pliku.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Strony',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    page: ({ page }) => `Strona ${page}`,
    range: ({ first, last, total }) => `${first}–${last} z ${total}`,
  },
  statuses: { approved: 'Zatwierdzono', pending: 'Oczekuje', rejected: 'Odrzucono' },
  noLimit: 'Brak',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Własność',
  pointing: 'Kieruje tutaj',
  https: 'HTTPS',
  words: {
    unchecked: 'jeszcze nie sprawdzono',
    proven: 'potwierdzona',
    notProven: 'niepotwierdzona',
    points: 'tak',
    doesNotPoint: 'nie',
    works: 'działa',
    doesNotWork: 'nie działa',
    notYet: 'jeszcze nie',
  },
  triedSoon: 'próba za chwilę',
  triedOnceApproved: 'próba po zatwierdzeniu domeny i potwierdzeniu własności',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Ostatnio sprawdzono: ${when}`,
};
