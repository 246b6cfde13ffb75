import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('pl');

export const settings: typeof source = {
  page: 'Ustawienia',
  tabs: {
    profile: 'Profil',
    security: 'Bezpieczeństwo',
    api: 'API i ShareX',
    tokens: 'Tokeny i profile',
    appearance: 'Wygląd',
    debug: 'Diagnostyka',
  },
  commands: {
    profile: 'Ustawienia: Profil',
    security: 'Ustawienia: Bezpieczeństwo',
    api: 'Ustawienia: API i ShareX',
    tokens: 'Ustawienia: Tokeny i profile',
    appearance: 'Ustawienia: Wygląd',
    debug: 'Ustawienia: Diagnostyka',
  },
  keywords: {
    profile: 'nazwa użytkownika e-mail konto',
    security: 'hasło sesje wyloguj',
    api: 'token programy ishare curl shell',
    tokens: 'unieważnić uprawnienia programy profil',
    appearance: 'motyw ciemny jasny tryb kolory język',
    debug: 'konto dane debug',
  },
  confirmation,
  profile: {
    title: 'Profil',
    lead: 'Nazwę użytkownika widzą administratorzy; logujesz się nią lub adresem e-mail.',
    updated: 'Profil został zaktualizowany!',
    updating: 'Zapisywanie…',
    save: 'Zapisz zmiany',
    pendingEmail: ({ email }) =>
      `Wysłaliśmy link na adres ${isolate(email)}. Adres e-mail zmieni się po jego otwarciu; do tego czasu logujesz się jak dotąd.`,
    noEmail:
      'Twoje konto nie ma adresu e-mail. Bez niego zapomnianego hasła nie można zresetować pocztą.',
    cancelEmail: 'Anuluj zmianę',
    account: 'Konto',
    memberSince: 'Konto od',
    role: 'Rola',
    administrator: 'Administrator',
    user: 'Użytkownik',
    uploads: 'Pliki',
    storageUsed: 'Zajęte miejsce',
    storageLimit: 'Limit miejsca',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'Wiadomości e-mail',
    wanted: 'Powiadamiaj e-mailem dzień przed wygaśnięciem plików',
    hint: 'Najwyżej jedna wiadomość dziennie, o wszystkich plikach razem.',
    saved: 'Zapisano.',
    failed: 'Nie wczytano ustawienia.',
  },
  debug: {
    issues: 'Problemy',
    refresh: 'Odśwież',
    noIssues: 'Nie znaleziono problemów.',
    userData: 'Dane użytkownika',
    heldInApp: 'Przechowywane w aplikacji',
    latestResponse: 'Ostatnia odpowiedź z profilem',
    loading: 'Wczytywanie profilu',
    failed: 'Nie można wyświetlić profilu',
    noEmail: 'Konto nie ma adresu e-mail.',
    placeholderEmail: ({ email }) => `Adres e-mail ${isolate(email)} wygląda na przykładowy.`,
    noRole: 'Użytkownik nie ma ani roli, ani znacznika administratora.',
  },
};
