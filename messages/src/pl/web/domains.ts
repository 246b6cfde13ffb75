import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('pl');

const records = (count: number, types: readonly string[]) =>
  plural(count, {
    one: `rekordem ${list(types)}`,
    few: `rekordami ${list(types)}`,
    many: `rekordami ${list(types)}`,
    other: `rekordami ${list(types)}`,
  });

export const domains: typeof source = {
  page: 'Domeny',
  aboutApproval: 'O zatwierdzaniu',
  approvalText:
    'Każdą domenę musi przed użyciem zatwierdzić administrator. Po zatwierdzeniu Twoje linki mogą jej używać, a domena ma własną konfigurację ShareX.',
  list: {
    title: 'Twoje domeny',
    failed: 'Nie można wyświetlić Twoich domen',
    empty: 'Nie masz jeszcze domen',
    emptyText:
      'Zgłoś subdomenę tego serwera lub własną domenę, a Twoje linki będą mogły jej używać.',
    loading: 'Wczytywanie Twoich domen',
  },
  card: {
    domainAdded: ({ date }) => `Domena, dodano ${date}`,
    subdomainAdded: ({ date }) => `Subdomena, dodano ${date}`,
    remove: ({ domain }) => `Usuń ${isolate(domain)}`,
    reason: 'Powód:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} Administrator go nie podał.`,
    openNamed: ({ domain }) => `Otwórz ${isolate(domain)}`,
  },
  defaults: {
    label: 'Domyślna dla nowych plików',
    on: ({ domain }) => `Nowe pliki otrzymują linki w domenie ${isolate(domain)}.`,
    off: 'Nowe pliki znowu otrzymują linki na tym serwerze.',
    linksOn: 'Linki nowych plików w',
    link: 'Domyślny link',
    linkOn: ({ domain }) => `Domyślny link (${isolate(domain)})`,
  },
  options: {
    title: 'Opcje',
    redirect: 'Strona główna prowadzi do',
    redirectHint: 'Bez adresu pokazuje tylko, że mieszkają tu pliki.',
    redirectSaved: 'Zapisano stronę główną.',
    moveFiles: 'Przenieś wszystkie pliki do innej domeny',
  },
  move: {
    title: 'Przenoszenie plików',
    text: ({ domain }) =>
      `Wszystkie pliki w domenie ${isolate(domain)} otrzymają nowe linki pod wybranym adresem. Ich stare linki będą działać tak długo, jak ${isolate(domain)}.`,
    target: 'Nowy adres',
    thisServer: 'Ten serwer',
    thisServerAt: ({ host }) => `Ten serwer (${isolate(host)})`,
    nothingMoved: 'W tej domenie nie ma plików.',
    moved: ({ count }) =>
      plural(count, {
        one: 'Przeniesiono # plik; wcześniejsze linki nadal działają.',
        few: 'Przeniesiono # pliki; wcześniejsze linki nadal działają.',
        many: 'Przeniesiono # plików; wcześniejsze linki nadal działają.',
        other: 'Przeniesiono # pliku; wcześniejsze linki nadal działają.',
      }),
    failed: 'Nie udało się przenieść plików',
  },
  remove: {
    title: 'Usuwanie domeny',
    confirm: 'Usuń',
    question: ({ domain }) => `Czy na pewno usunąć domenę ${isolate(domain)}?`,
    outcome:
      'Jej linki od razu przestaną działać. Pliki pozostaną i otrzymają domyślny link. Aby znowu używać tej domeny, trzeba będzie ją ponownie zgłosić i zatwierdzić.',
    removed: 'Domena została usunięta.',
    failed: 'Nie udało się usunąć domeny',
  },
  add: {
    title: 'Dodawanie domeny',
    submit: 'Dodaj domenę',
    type: 'Typ',
    types: { subdomain: 'Subdomena', domain: 'Domena' },
    names: { subdomain: 'Nazwa subdomeny', domain: 'Nazwa domeny' },
    subdomainExample: 'mojanazwa',
    base: 'Domena bazowa',
    subdomainNeeded: 'Podaj nazwę subdomeny',
    baseNeeded: 'Podaj domenę bazową',
    domainNeeded: 'Podaj nazwę domeny',
    requested: 'Domena została zgłoszona! Czeka na zatwierdzenie.',
  },
  check: {
    label: 'Sprawdź teraz',
    named: ({ domain }) => `Sprawdź teraz: ${isolate(domain)}`,
    checked: ({ domain }) => `Sprawdzono przed chwilą: ${isolate(domain)}.`,
  },
  records: {
    title: 'Rekordy DNS',
    prove: 'Potwierdź rekordem TXT, że domena jest Twoja.',
    name: 'Nazwa',
    copyTxtName: 'Kopiuj nazwę rekordu TXT',
    copyTxtValue: 'Kopiuj wartość rekordu TXT',
    copyName: 'Kopiuj nazwę domeny',
    copyValue: ({ type, value }) => `Kopiuj wartość rekordu ${type} ${isolate(value)}`,
    hint: 'Nazwy podano w całości; niektórzy dostawcy chcą tylko części przed domeną, którą u nich zarządzasz. Zanim nowe rekordy będą widoczne wszędzie, może minąć trochę czasu.',
    copied: 'Rekord DNS skopiowano do schowka!',
    failedToCopy: 'Nie udało się skopiować rekordu DNS',
  },
  pointing: {
    addresses: ({ types, count }) => `Skieruj ją tutaj ${records(count, types)}.`,
    nameOrAddresses: ({ types, count }) =>
      `Skieruj ją tutaj albo samym rekordem CNAME, albo ${records(count, types)}. Nazwa w postaci, w jakiej ją zarejestrowano, bez niczego przed nią, nie może mieć CNAME.`,
    alias: ({ target }) =>
      `Skieruj ją tutaj rekordem ALIAS, który niektórzy dostawcy nazywają ANAME lub spłaszczonym CNAME; gdzie go nie ma, rekordami A i AAAA z adresami ${isolate(target)}.`,
    name: ({ target }) =>
      `Skieruj ją tutaj rekordem CNAME. Nazwa w postaci, w jakiej ją zarejestrowano, bez niczego przed nią, nie może go mieć: potrzebuje rekordu ALIAS albo rekordów A i AAAA z adresami ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Administrator odrzucił tę domenę. Aby zgłosić ją jeszcze raz, usuń ją i dodaj ponownie.',
    disabled: ({ time }) =>
      `Wyłączona od ${time}, ponieważ przez 7 dni jej rekordy były nieprawidłowe. Gdy tylko będą prawidłowe, wróci sama; do tego czasu jej pliki mają domyślny link.`,
    live: 'Aktywna. Jej linki działają przez HTTPS.',
    subdomainPending: 'Czeka na zatwierdzenie przez administratora. Nie musisz nic konfigurować.',
    subdomainChecking: 'Zatwierdzona. Trwa sprawdzanie, czy prowadzi tutaj.',
    subdomainWaiting:
      'Zatwierdzona. Skierowanie jej tutaj przez HTTPS należy do administratora; potem linki w niej będą działać.',
    pointPending:
      'Domena jest Twoja. Następny krok: skieruj ją tutaj. Musi ją też zatwierdzić administrator.',
    pointApproved:
      'Domena jest Twoja. Następny krok: skieruj ją tutaj. Do tego czasu jej linki nie działają.',
    approvalPending: 'Twoje rekordy są prawidłowe. Czeka na zatwierdzenie przez administratora.',
    waitingForHttps: 'Czeka na HTTPS. Certyfikat pojawia się zwykle w ciągu minuty.',
    putRecordBack: 'Przywróć rekord TXT: bez niego domena zostanie wyłączona po 7 dniach.',
    addRecordPending:
      'Następny krok: dodaj rekord TXT, który potwierdza, że domena jest Twoja. Musi ją też zatwierdzić administrator.',
    addRecordApproved:
      'Następny krok: dodaj rekord TXT, który potwierdza, że domena jest Twoja. Jest już zatwierdzona i zacznie działać, gdy tylko rekord będzie widoczny.',
  },
};
