import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pl');

const files = (count: number) =>
  plural(count, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' });
const oneOrMore = (count: number, one: string, more: string) =>
  plural(count, { one, few: more, many: more, other: more });

export const uploads: typeof source = {
  title: 'Pliki',
  searchTitle: ({ search }) => `Wyszukiwanie „${isolate(search)}”`,
  loading: 'Wczytywanie Twoich plików',
  notShown: 'Nie można wyświetlić Twoich plików',
  none: 'Nie ma jeszcze plików',
  pick: {
    drop: ({ browse }) => `Upuść pliki tutaj lub ${browse}`,
    browse: 'kliknij, aby wybrać',
    limit: ({ maxBytes }) => `Maks. ${bytes(maxBytes)} na plik`,
    anyType: 'Pliki dowolnego typu',
    more: '. Działają też foldery i wklejone obrazy.',
    newPaste: 'Nowy tekst',
    newPasteHint: 'Tekst lub kod. Możesz też wkleić go w dowolnym miejscu tej strony.',
    dropNow: 'Upuść, aby przesłać',
    dropInto: ({ album }) => `Upuść, aby dodać do „${isolate(album)}”`,
    nothingDropped: 'Nie ma tu plików.',
    unreadable: 'Nie można odczytać upuszczonych danych',
    chooseAgain: 'Wybierz pliki ponownie.',
    pastedName: ({ moment }) => `Wklejono ${moment}`,
  },
  list: {
    title: 'Twoje pliki',
    typeFilter: 'Filtr typu',
    allTypes: 'Wszystkie',
    search: 'Szukaj plików',
    searchHint: 'Szukaj po nazwie',
    sortBy: 'Sortowanie',
    sortings: {
      newest: 'Od najnowszych',
      oldest: 'Od najstarszych',
      nameUp: 'Nazwa A–Z',
      nameDown: 'Nazwa Z–A',
      largest: 'Od największych',
      smallest: 'Od najmniejszych',
    },
    layout: 'Układ',
    layouts: { list: 'Lista', grid: 'Siatka' },
    columns: {
      name: 'Nazwa',
      size: 'Rozmiar',
      views: 'Wyświetlenia',
      downloads: 'Pobrania',
      createdAt: 'Przesłano',
      actions: 'Działania',
    },
    views: ({ count }) =>
      plural(count, {
        one: '# wyświetlenie',
        few: '# wyświetlenia',
        many: '# wyświetleń',
        other: '# wyświetlenia',
      }),
    downloads: ({ count }) =>
      plural(count, {
        one: '# pobranie',
        few: '# pobrania',
        many: '# pobrań',
        other: '# pobrania',
      }),
    noneHint:
      'Wybierz pliki powyżej albo upuść lub wklej je w dowolnym miejscu tej strony. Każdy otrzyma krótki link do udostępnienia.',
    noneFound: ({ search }) => `Brak plików o nazwie „${isolate(search)}”`,
    perhapsOtherType: 'Mogą istnieć pliki innego typu.',
    noneOfType: 'Brak plików tego typu',
    showAll: 'Pokaż wszystkie pliki',
  },
  selection: {
    select: ({ name }) => `Zaznacz ${isolate(name)}`,
    selectPage: 'Zaznacz wszystko na tej stronie',
    actions: 'Zaznaczone pliki',
    clear: 'Wyczyść zaznaczenie',
    selected: ({ count }) => `Zaznaczono: ${count}`,
    copyLinks: 'Kopiuj linki',
    copied: ({ count }) =>
      plural(count, {
        one: 'Adres URL skopiowano do schowka!',
        few: '# adresy URL skopiowano do schowka!',
        many: '# adresów URL skopiowano do schowka!',
        other: '# adresu URL skopiowano do schowka!',
      }),
    notCopied: ({ count }) =>
      oneOrMore(count, 'Nie udało się skopiować adresu URL', 'Nie udało się skopiować adresów URL'),
  },
  actions: {
    preview: ({ name }) => `Podgląd ${isolate(name)}`,
    download: ({ name }) => `Pobierz ${isolate(name)}`,
    delete: ({ name }) => `Usuń ${isolate(name)}`,
    copyUrl: ({ name }) => `Kopiuj adres URL pliku ${isolate(name)}`,
    urlCopied: 'Adres URL skopiowano do schowka!',
    urlNotCopied: 'Nie udało się skopiować adresu URL',
  },
  commands: {
    upload: 'Prześlij pliki',
    uploadKeywords: 'dodaj nowy wyślij upload',
    pasteKeywords: 'tekst kod fragment notatka wklej',
    copyUrlKeywords: 'link adres',
  },
  deletion: {
    title: ({ count }) => (count === 1 ? 'Usuwanie pliku' : `Usuń ${files(count)}`),
    confirm: ({ count }) => (count === 1 ? 'Usuń' : `Usuń ${files(count)}`),
    question: ({ count }) =>
      plural(count, {
        one: 'Czy na pewno usunąć ten plik?',
        few: 'Czy na pewno usunąć te # pliki?',
        many: 'Czy na pewno usunąć te # plików?',
        other: 'Czy na pewno usunąć te # pliku?',
      }),
    linksStop: ({ count }) =>
      oneOrMore(
        count,
        'Jego link od razu przestanie działać.',
        'Ich linki od razu przestaną działać.',
      ),
    deleted: ({ count }) => (count === 1 ? 'Plik został usunięty.' : `Usunięto ${files(count)}.`),
    failed: ({ count }) =>
      oneOrMore(count, 'Nie udało się usunąć pliku', 'Nie udało się usunąć plików'),
  },
  recent: {
    title: 'Ostatnie pliki',
    all: 'Wszystkie pliki',
    first: 'Prześlij pierwszy plik',
    hint: 'Tutaj pojawią się Twoje najnowsze pliki, każdy z linkiem do udostępnienia.',
  },
  details: {
    title: 'Szczegóły pliku',
    close: 'Zamknij szczegóły',
    notShown: 'Nie można wyświetlić tego pliku',
    open: 'Otwórz',
    copyUrl: 'Kopiuj adres URL',
    delete: 'Usuń plik',
    facts: {
      size: 'Rozmiar',
      mimeType: 'Typ MIME',
      uploaded: 'Przesłano',
      domain: 'Domena',
      views: 'Wyświetlenia',
      downloads: 'Pobrania',
      sha256: 'SHA-256',
    },
    exactSize: ({ bytes: count, digits }) =>
      `(${plural(count, {
        one: `${digits} bajt`,
        few: `${digits} bajty`,
        many: `${digits} bajtów`,
        other: `${digits} bajta`,
      })})`,
    thisServer: 'Ten serwer',
    links: 'Linki',
    forms: {
      link: 'Link',
      download: 'Link do pobrania',
      thumbnail: 'Miniatura',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Kopiuj: ${label}`,
    valueCopied: ({ label }) => `Skopiowano do schowka: ${label}`,
    valueNotCopied: ({ label }) => `Nie udało się skopiować: ${label}`,
    preview: ({ name }) => `Podgląd pliku ${isolate(name)}`,
    notPreviewed: 'Nie można wyświetlić podglądu tego pliku.',
    empty: 'Plik jest pusty.',
    onlyBeginning: 'Widoczny jest tylko początek.',
    readPdf: 'Otwórz PDF w nowej karcie',
  },
};
