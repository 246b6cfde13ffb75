import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('pl');

export const users: typeof source = {
  title: 'Użytkownik',
  all: 'Wszyscy użytkownicy',
  empty: 'Nie znaleziono użytkowników',
  search: 'Szukaj użytkowników…',
  loading: 'Wczytywanie użytkowników',
  user: 'Użytkownik',
  status: 'Stan',
  uploads: 'Pliki',
  storage: 'Miejsce',
  joined: 'Od',
  admin: 'Admin',
  view: ({ name }) => `Pokaż ${isolate(name)}`,
  deleteNamed: ({ name }) => `Usuń ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Oczekujące konta',
    label: 'Oczekujące konta',
    empty: 'Brak oczekujących kont',
    loading: 'Wczytywanie oczekujących kont',
    registered: 'Rejestracja',
    select: ({ name }) => `Zaznacz ${isolate(name)}`,
    selectAll: 'Zaznacz wszystko',
    approveSelected: ({ count }) => `Zatwierdź zaznaczone (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        one: 'Użytkownik został zatwierdzony',
        few: 'Zatwierdzono # użytkowników',
        many: 'Zatwierdzono # użytkowników',
        other: 'Zatwierdzono # użytkownika',
      }),
    failedToApprove: 'Nie udało się zatwierdzić użytkownika',
  },
  reject: {
    title: 'Odrzucanie użytkownika',
    keeps: 'Rejestracja pozostanie na liście wszystkich użytkowników jako odrzucona.',
    deletes: 'To usunie rejestrację. Ten sam adres e-mail będzie można zarejestrować ponownie.',
    keep: 'Zachowaj jako odrzuconą, aby tego adresu e-mail nie można było zarejestrować ponownie',
    withoutEmail: {
      deletes:
        'To usunie rejestrację. Tę samą nazwę użytkownika będzie można zarejestrować ponownie.',
      keep: 'Zachowaj jako odrzuconą, aby tej nazwy użytkownika nie można było zarejestrować ponownie',
    },
    rejected: 'Użytkownik został odrzucony',
    failed: 'Nie udało się odrzucić użytkownika',
  },
  delete: {
    title: 'Usuwanie użytkownika',
    question: 'Czy na pewno usunąć tego użytkownika? Tego nie można cofnąć.',
    outcome: 'Usunięte zostaną też jego sesje, domeny i pliki.',
    deleted: 'Użytkownik został usunięty',
    alreadyDeleted: 'Ten użytkownik został już usunięty',
    notImplemented: 'Serwer nie obsługuje usuwania użytkowników',
    failed: 'Nie udało się usunąć użytkownika',
  },
  suspend: {
    title: 'Zawieś',
    text: ({ name }) => `${isolate(name)} straci dostęp do Perch do czasu ponownego dopuszczenia.`,
    keepsLinks: 'Pliki i domeny tego konta pozostaną dostępne.',
    stopsLinks: 'Pliki i domeny tego konta będą do tego czasu niedostępne. Nic nie jest usuwane.',
    keepLinks: 'Zachowaj działające linki',
  },
  account: {
    loading: 'Wczytywanie użytkownika',
    failed: 'Nie można wyświetlić tego użytkownika',
    email: 'Adres e-mail',
    role: 'Rola',
    roleAdmin: 'Administrator',
    roleUser: 'Użytkownik',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} z ${bytes(maxBytes)}`,
    links: 'Linki',
    linksWorking: 'Działają',
    linksStopped: 'Zatrzymane',
    changed: 'Użytkownik został zmieniony',
    failedToChange: 'Nie udało się zmienić użytkownika',
  },
  changes: {
    letIn: {
      label: 'Dopuść',
      question: ({ name }) =>
        `${isolate(name)} otrzyma możliwość logowania się i przesyłania plików.`,
    },
    makeUser: {
      label: 'Odbierz rolę administratora',
      question: ({ name }) => `${isolate(name)} straci dostęp do panelu administratora.`,
    },
    makeAdmin: {
      label: 'Nadaj rolę administratora',
      question: ({ name }) =>
        `${isolate(name)} otrzyma prawo zatwierdzania, zmieniania i usuwania kont, domen i plików wszystkich użytkowników.`,
    },
    stopLinks: {
      label: 'Zatrzymaj linki',
      question: ({ name }) =>
        `Pliki i domeny użytkownika ${isolate(name)} będą niedostępne do czasu ponownego dopuszczenia. Nic nie jest usuwane.`,
    },
    keepLinks: {
      label: 'Zachowaj działające linki',
      question: ({ name }) =>
        `Pliki i domeny użytkownika ${isolate(name)} będą znowu dostępne, chociaż konto pozostanie zawieszone.`,
    },
  },
  quota: {
    label: 'Limit miejsca',
    none: 'Bez limitu',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (domyślnie)`,
    invalid: ({ first, second }) => `Podaj rozmiar, na przykład ${first} lub ${second}`,
    save: 'Zapisz limit',
    saved: 'Zapisano limit',
    failed: 'Nie udało się zapisać limitu',
  },
};
