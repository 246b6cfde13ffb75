import type { adminSettings as source } from '../../en/web/admin-settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('pl');

const upTo = (count: number) =>
  plural(count, {
    one: 'najwyżej # znak',
    few: 'najwyżej # znaki',
    many: 'najwyżej # znaków',
    other: 'najwyżej # znaku',
  });

export const adminSettings: typeof source = {
  title: 'Ustawienia',
  lead: 'Zmiany działają po dwóch sekundach, bez ponownego uruchamiania.',
  loadFailed: 'Nie udało się wczytać ustawień',
  saved: 'Zapisano ustawienia',
  saveFailed: 'Nie udało się zapisać ustawień',
  save: 'Zapisz zmiany',
  discard: 'Odrzuć zmiany',
  unsaved: 'Jeszcze nie zapisano',
  locked: ({ variable }) => `Ustawia zmienna środowiskowa serwera ${variable}`,
  byDefault: ({ value }) => `${value} (domyślnie)`,
  groups: {
    limits: 'Rejestracja i limity',
    signIn: 'Logowanie',
    appearance: 'Język i wygląd',
    brand: 'Marka',
    legal: 'Strony prawne',
    links: 'Linki i kosz',
  },
  legalLead: 'Pisane w Markdown. Strona bez tekstu nie istnieje.',
  labels: {
    publicUrl: 'Adres publiczny',
    registration: 'Rejestracja',
    emailRequired: 'Adres e-mail nowych kont',
    requireSecondFactor: 'Wymagany drugi składnik',
    userQuota: 'Domyślny limit miejsca',
    maxFileSize: 'Największy plik',
    defaultLanguage: 'Domyślny język',
    defaultTheme: 'Domyślny motyw',
    name: 'Nazwa',
    accent: 'Kolor akcentu',
    footerLinks: 'Linki w stopce',
    imprint: 'Nota prawna',
    privacy: 'Polityka prywatności',
    terms: 'Regulamin',
    defaultExpiry: 'Domyślne wygaśnięcie linków',
    maxExpiry: 'Najpóźniejsze wygaśnięcie linków',
    trashDays: 'Dni w koszu',
    slugScheme: 'Postać linków',
    slugLength: 'Długość linków',
    embeds: 'Podglądy linków',
    embedVideoMax: 'Największy film w podglądach',
    indexing: 'Wyszukiwarki',
    allowedTypes: 'Dozwolone typy',
    refusedTypes: 'Odrzucane typy',
  },
  hints: {
    emailRequired:
      'Bez adresu e-mail konto loguje się nazwą użytkownika, a zapomnianego hasła nie można zresetować pocztą.',
    requireSecondFactor:
      'Aplikacja uwierzytelniająca albo klucz dostępu. Konto bez niego może go tylko skonfigurować; przesyłanie z tokenami działa dalej.',
    userQuota: 'Ile mogą łącznie zajmować pliki konta, które nie ma własnego limitu.',
    maxFileSize: 'Rozpoczęte przesyłania zachowują limit z chwili rozpoczęcia.',
    defaultLanguage: 'Gdy ani konto, ani przeglądarka nie wskazują języka.',
    defaultTheme: 'Gdy nie wybrano go ani na koncie, ani na urządzeniu.',
    name: 'Jak ten serwer nazywa się w aplikacji, na swoich stronach i w wiadomościach.',
    accent: 'Każdy motyw otrzymuje odcień, który jest w nim czytelny.',
    terms: 'Numer wersji rośnie z każdą zmianą tekstu.',
    defaultExpiry: 'Gdy nie podaje go ani przesyłanie, ani konto: 30m, 12h, 7d, 4w lub never.',
    maxExpiry: 'Żaden link nie działa dłużej, na przykład 90d.',
    trashDays: 'Tak długo można przywrócić usunięte pliki; 0 usuwa je od razu.',
    slugScheme: 'Dla nowych plików. Linki ze słów, dat lub nazw można odgadnąć.',
    slugLength: 'Linków losowych, w znakach.',
    embeds: 'Obraz, tytuł i rozmiar, które komunikatory pokazują przy linku.',
    embedVideoMax: 'Większy film jest pokazywany jako obraz.',
    indexing:
      'Czy robots.txt pozwala im odwiedzać publiczne strony i pliki. Aplikacja jest dla nich zawsze zamknięta, a strony linków proszą o pominięcie w wynikach.',
    allowedTypes: 'Na przykład image/*, application/pdf. Decyduje zawartość, nie nazwa.',
    refusedTypes: 'Są odrzucane, nawet jeśli dopuszczono je powyżej.',
  },
  choices: {
    registration: {
      approval: 'Po zatwierdzeniu',
      open: 'Otwarta dla wszystkich',
      invite: 'Tylko na zaproszenie',
      closed: 'Zamknięta',
    },
    requireSecondFactor: {
      off: 'Niewymagany',
      admins: 'Dla administratorów',
      all: 'Dla wszystkich kont',
    },
    slugScheme: {
      base62: 'Losowe litery i cyfry',
      words: 'Słowa i liczba',
      date: 'Data i cztery litery',
      uuid: 'UUID (uporządkowany w czasie)',
      name: 'Nazwa pliku',
    },
  },
  switches: {
    emailRequired: {
      on: 'Wymagany',
      off: 'Opcjonalny',
    },
  },
  on: 'Włączone',
  off: 'Wyłączone',
  allTypes: 'Wszystkie',
  noTypes: 'Brak',
  noQuota: 'Bez limitu',
  noAccent: 'Własny kolor Perch',
  chooseColor: 'Wybierz kolor',
  inDark: 'Na ciemnym',
  inLight: 'Na jasnym',
  link: ({ position }) => `Link ${number(position)}`,
  linkLabel: 'Tekst',
  linkUrl: 'Adres',
  addLink: 'Dodaj link',
  removeLink: ({ position }) => `Usuń link ${number(position)}`,
  linksMax: ({ max }) =>
    plural(max, {
      one: 'Można dodać jeden link.',
      few: 'Można dodać najwyżej # linki.',
      many: 'Można dodać najwyżej # linków.',
      other: 'Można dodać najwyżej # linku.',
    }),
  pageSize: ({ used, max }) => `${bytes(used)} z ${bytes(max)}`,
  problems: {
    expiry: 'Potrzebny jest czas, na przykład 12h, 7d lub 4w.',
    wholeNumber: ({ min, max }) =>
      `Potrzebna jest liczba całkowita od ${number(min)} do ${number(max)}.`,
    types: 'Typy zapisuje się jak image/* lub application/pdf, rozdzielone przecinkami.',
    size: 'Podaj rozmiar, na przykład 500 MB lub 2 GB.',
    text: ({ max }) => `Tekst może mieć ${upTo(max)}.`,
    name: ({ max }) => `Nazwa może mieć ${upTo(max)}.`,
    noColor: 'Kolor to # i sześć cyfr szesnastkowych.',
    unreadableInDark: ({ ratio, needed }) =>
      `Ten kolor ma w ciemnym motywie kontrast ${number(ratio)}:1, a wymagany jest ${number(needed)}:1.`,
    unreadableInLight: ({ ratio, needed }) =>
      `Ten kolor ma w jasnym motywie kontrast ${number(ratio)}:1, a wymagany jest ${number(needed)}:1.`,
    linkText: ({ max }) => `Każdy link musi mieć tekst, ${upTo(max)}.`,
    linkAddress: 'Każdy link musi mieć adres zaczynający się od https://, http:// lub mailto:.',
    pageTooLong: ({ max }) => `Strona może mieć najwyżej ${bytes(max)}.`,
  },
};
