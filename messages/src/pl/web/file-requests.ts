import type { fileRequests as source } from '../../en/web/file-requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, list, number, plural } = createFormats('pl');

export const fileRequests: typeof source = {
  title: 'Twoje prośby',
  lead: ({ max }) =>
    `Pod adresem prośby osoby bez konta wysyłają Ci pliki. Nie widzą niczego Twojego, a to, co wyślą, wlicza się do Twojego miejsca. Najwięcej próśb: ${number(max)}.`,
  create: 'Nowa prośba',
  createKeywords: 'odbierać zbierać prosić pliki drop',
  loading: 'Wczytywanie Twoich próśb',
  failed: 'Nie można wyświetlić Twoich próśb',
  none: 'Nie ma jeszcze próśb',
  noneHint:
    'Utwórz prośbę i przekaż jej adres: to, co tam przyjdzie, będzie wśród Twoich plików, a nadawcy nie potrzebują konta.',
  states: {
    open: 'Otwarta',
    closed: 'Zamknięta',
    expired: 'Zakończona',
    full: 'Kompletna',
  },
  received: ({ files, max }) =>
    plural(max, {
      one: `${number(files)} z # pliku`,
      few: `${number(files)} z # plików`,
      many: `${number(files)} z # plików`,
      other: `${number(files)} z # pliku`,
    }),
  receivedBytes: ({ size, max }) => `${bytes(size)} z ${bytes(max)}`,
  eachUpTo: ({ max }) => `Do ${bytes(max)} każdy`,
  onlyTypes: ({ types }) => `Tylko ${list(types.map(isolate))}`,
  inAlbum: ({ album }) => `Do albumu ${isolate(album)}`,
  notifies: 'E-maile o nowych plikach',
  copy: 'Kopiuj adres',
  copied: 'Adres skopiowany do schowka!',
  copyFailed: 'Nie udało się skopiować adresu',
  showFiles: 'Pokaż odebrane pliki',
  edit: ({ title }) => `Zmień: ${isolate(title)}`,
  showQr: ({ title }) => `Kod QR: ${isolate(title)}`,
  close: 'Zamknij',
  reopen: 'Otwórz ponownie',
  closed: 'Prośba zamknięta: nie przyjmuje już plików.',
  reopened: 'Prośba znów otwarta.',
  notMade: 'Prośba nie została utworzona',
  notSaved: 'Prośba nie została zmieniona',
  saved: 'Prośba zmieniona.',
  delete: ({ title }) => `Usuń: ${isolate(title)}`,
  deleteText:
    'Jej adres od razu przestaje działać, a pliki w drodze przepadną. To, co odebrała, zostaje wśród Twoich plików.',
  deleted: 'Prośba usunięta. To, co odebrała, zostaje.',
  form: {
    change: 'Zmień prośbę',
    dismiss: 'Zamknij formularz',
    title: 'Tytuł',
    titleHint: 'Nadawcy go widzą.',
    titleRequired: 'Wpisz tytuł.',
    text: 'Tekst dla nadawców',
    textHint: 'Opcjonalnie: o co prosisz i dlaczego.',
    more: 'Limity, album i hasło',
    afterDays: ({ count }) =>
      plural(count, { one: 'Za # dzień', few: 'Za # dni', many: 'Za # dni', other: 'Za # dnia' }),
    maxFiles: 'Liczba plików',
    fileMegabytes: 'Megabajty na plik',
    fileMegabytesHint: 'Puste: tyle, na ile pozwala serwer.',
    megabytes: 'Megabajty łącznie',
    megabytesHint: 'Puste: na ile starczy Twojego miejsca.',
    megabytesInvalid: 'Wpisz liczbę większą od 0 albo nic.',
    types: 'Przyjmowane typy',
    typesHint: 'Na przykład image/* lub application/pdf, oddzielone spacjami. Puste: wszystkie.',
    typesInvalid: ({ type }) =>
      `${isolate(type)} nie jest typem takim jak image/* lub application/pdf.`,
    album: 'Album, do którego trafią pliki',
    noAlbum: 'Żaden',
    notify: 'Wysyłaj mi e-mail o nowych plikach',
    newPassword: 'Nowe hasło prośby',
    make: 'Utwórz prośbę',
  },
  made: {
    title: 'Twoja prośba jest otwarta',
    lead: 'Przekaż ten adres. Każdy, kto go ma, może wysyłać Ci pliki do końca prośby.',
    address: 'Adres prośby',
    qr: 'Kod QR adresu',
    open: 'Otwórz stronę',
    done: 'Gotowe',
  },
};
