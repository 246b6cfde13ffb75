import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const layout: typeof source = {
  skipToContent: 'Przejdź do treści',
  sidebar: 'Pasek boczny',
  menu: 'Menu',
  openMenu: 'Otwórz menu',
  mainMenu: 'Główne',
  logout: 'Wyloguj się',
  welcomeBack: ({ username }) => `Witaj ponownie, ${isolate(username)}`,
  pages: {
    dashboard: 'Pulpit',
    uploads: 'Pliki',
    albums: 'Albumy',
    requests: 'Prośby',
    links: 'Krótkie linki',
    domains: 'Domeny',
    settings: 'Ustawienia',
    admin: 'Administracja',
  },
  sessionExpired: 'Sesja wygasła. Zaloguj się ponownie.',
  uploadingNotLoaded:
    'Nie udało się wczytać modułu przesyłania. Sprawdź połączenie i spróbuj ponownie.',
  noAnswer: 'Perch nie odpowiada',
  pending: {
    title: 'Konto oczekuje',
    lead: 'Twoje konto oczekuje na zatwierdzenie. Poczekaj, aż zatwierdzi je administrator.',
    refresh: 'Odśwież',
  },
  errors: {
    missingPage: 'Nie udało się wczytać tej strony',
    missingPageText:
      'Jej część nie dotarła. Sprawdź połączenie i spróbuj ponownie. Jeśli Perch został zaktualizowany, odśwież stronę.',
    brokenPage: 'Na tej stronie wystąpił błąd',
    brokenPageText:
      'Twoje zapisane dane są bezpieczne. Spróbuj ponownie, a jeśli to nie pomoże, odśwież stronę.',
    missingSection: 'Nie udało się tego wczytać. Sprawdź połączenie i spróbuj ponownie.',
    brokenSection: 'Wystąpił tu błąd.',
    reload: 'Odśwież',
  },
};
