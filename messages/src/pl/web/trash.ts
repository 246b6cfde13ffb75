import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

const days = (count: number) =>
  plural(count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
const files = (count: number) =>
  plural(count, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' });

export const trash: typeof source = {
  title: 'Kosz',
  note: ({ days: count }) =>
    `Usunięte pliki pozostają tu przez ${days(count)} i liczą się do Twojego miejsca. Ich linki nie działają.`,
  nothing: 'Kosz jest pusty',
  deletedAt: ({ date }) => `Usunięto ${date}`,
  kept: ({ days: count }) => `Kosz przechowuje usunięte pliki przez ${days(count)}.`,
  moved: ({ count }) =>
    count === 1 ? 'Plik przeniesiono do kosza.' : `Przeniesiono do kosza ${files(count)}.`,
  undo: 'Cofnij',
  restore: 'Przywróć',
  restoreNamed: ({ name }) => `Przywróć ${isolate(name)}`,
  restored: ({ count }) => (count === 1 ? 'Plik przywrócono.' : `Przywrócono ${files(count)}.`),
  notRestored: ({ count }) =>
    count === 1 ? 'Nie udało się przywrócić pliku' : 'Nie udało się przywrócić plików',
  removal: {
    action: 'Usuń trwale',
    actionNamed: ({ name }) => `Usuń trwale ${isolate(name)}`,
    title: ({ count }) => (count === 1 ? 'Trwałe usuwanie pliku' : `Usuń trwale ${files(count)}`),
    warning: 'Tego nie można cofnąć.',
    done: ({ count }) =>
      count === 1 ? 'Plik usunięto trwale.' : `Usunięto trwale ${files(count)}.`,
  },
  emptying: {
    action: 'Opróżnij kosz',
    question: 'Czy na pewno trwale usunąć wszystkie pliki z kosza?',
    done: 'Kosz został opróżniony.',
    failed: 'Nie udało się opróżnić kosza',
  },
};
