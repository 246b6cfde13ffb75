import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pl');

const files = (count: number) =>
  plural(count, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Twoje albumy',
  create: 'Nowy album',
  createNamed: ({ name }) => `Nowy album „${isolate(name)}”`,
  created: ({ name }) => `Utworzono album „${isolate(name)}”.`,
  notCreated: 'Album nie został utworzony',
  saved: 'Album zmieniony.',
  notSaved: 'Album nie został zmieniony',
  loading: 'Wczytywanie albumów',
  notShown: 'Nie można pokazać Twoich albumów',
  none: 'Nie ma jeszcze albumów',
  noneHint:
    'Album pokazuje pliki razem na jednej stronie, pod jednym linkiem. Pliki pozostają na Twojej liście i mogą być w kilku albumach.',
  noneFound: ({ search }) => `Brak albumów o nazwie „${isolate(search)}”`,
  search: 'Szukaj albumów',
  changedLast: 'Ostatnio zmienione',
  all: 'Wszystkie albumy',
  visibility: {
    label: 'Kto może go zobaczyć',
    unlisted: 'Niewidoczny na listach',
    public: 'Publiczny',
    private: 'Prywatny',
  },
  visibilityHints: {
    unlisted: 'Wszyscy, którzy mają link.',
    public: 'Wszyscy, którzy mają link; jest też w Twojej galerii publicznej.',
    private: 'Tylko Ty: nie ma strony.',
  },
  fields: {
    name: 'Nazwa albumu',
    nameMissing: 'Wpisz nazwę.',
    description: 'Opis',
    slugHint: 'Część adresu albumu. Puste: losowa.',
    slugReplaced: 'Obecny adres od razu przestaje działać.',
    make: 'Utwórz album',
  },
  page: {
    notShown: 'Nie można pokazać tego albumu',
    filesNotShown: 'Nie można pokazać jego plików',
    copyLink: 'Kopiuj link',
    linkCopied: 'Skopiowano link albumu.',
    linkNotCopied: 'Nie udało się skopiować linku',
    open: 'Otwórz stronę',
    download: 'Pobierz jako ZIP',
    settings: 'Ustawienia albumu',
    rename: 'Zmień nazwę i opis',
    upload: 'Prześlij do tego albumu',
    choose: 'Wybierz ze swoich plików',
    dropHint: 'Pliki upuszczone na tę stronę trafiają do albumu.',
    empty: 'Ten album jest pusty',
    emptyHint: 'Upuść tu pliki albo zaznacz niektóre na swojej liście i dodaj je.',
  },
  removal: {
    action: 'Usuń album',
    question: ({ name }) => `Czy chcesz usunąć album „${isolate(name)}”?`,
    filesStay: 'Jego link od razu przestaje działać. Jego pliki pozostają na Twojej liście.',
    done: 'Album usunięty.',
    failed: 'Album nie został usunięty',
  },
  order: {
    handle: ({ name }) => `Przenieś ${isolate(name)}`,
    hint: 'Przeciągnij go albo przesuń strzałkami; Home i End przenoszą go na początek i koniec.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} jest na miejscu ${number(place)} z ${number(total)}.`,
    notSaved: 'Kolejność nie została zapisana',
    sort: 'Sortuj',
    sortTitle: 'Sortuj pliki',
    note: 'Zastępuje to jednorazowo obecną kolejność plików. Późniejsze pliki trafiają na koniec.',
    done: 'Pliki posortowane.',
  },
  cover: {
    set: ({ name }) => `Użyj ${isolate(name)} jako okładki`,
    is: 'Okładka',
    done: 'Okładka zmieniona.',
    failed: 'Okładka nie została zmieniona',
  },
  member: {
    remove: ({ name }) => `Usuń ${isolate(name)} z albumu`,
    removeSelected: 'Usuń z albumu',
    removed: ({ count }) => `Usunięto z albumu: ${files(count)}.`,
    notRemoved: 'Pliki nie zostały usunięte z albumu',
    notPutBack: 'Pliki nie zostały przywrócone do albumu',
  },
  adding: {
    title: ({ count }) => `Dodaj ${files(count)} do albumu`,
    search: 'Szukaj albo nazwij nowy album',
    added: ({ count, name }) => `Dodano do „${isolate(name)}”: ${files(count)}.`,
    failed: 'Pliki nie zostały dodane',
    all: 'Już w nim jest',
    some: ({ count, total }) => `${number(count)} z ${number(total)} w nim`,
    done: 'Gotowe',
    inNone: 'Tego pliku nie ma w żadnym albumie.',
    leave: ({ name }) => `Usuń z ${isolate(name)}`,
  },
};
