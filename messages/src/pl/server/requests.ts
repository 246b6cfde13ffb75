import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('pl');

export const requests: typeof source = {
  noSuchRequest: 'Nie ma takiej prośby o pliki.',
  tooMany: ({ max }) =>
    `Masz ${number(max)} próśb o pliki, więcej być nie może. Najpierw usuń jedną.`,
  deleted: 'Prośba została usunięta. Otrzymane pliki pozostają.',
  drop: {
    over: 'Ta prośba o pliki jest zakończona.',
    full: 'W tej prośbie nie ma już miejsca na ten plik.',
    passwordNeeded:
      'Ta prośba ma hasło: otwórz jej stronę w przeglądarce albo wyślij hasło w nagłówku Perch-Password.',
    noRoom: 'W tej chwili nie można przyjąć plików. Spróbuj ponownie później.',
    tooManyAtOnce:
      'W tej chwili do tej prośby wysyłanych jest zbyt wiele plików. Spróbuj ponownie później.',
    notForSenders: ({ name }) => `${isolate(name)} nie jest do wyboru przy wysyłaniu.`,
    sender: ({ max }) => `sender może mieć do ${number(max)} widocznych znaków.`,
    lengthNeeded: 'Tutaj wymagane jest Upload-Length.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} prosi o pliki.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Przyjmie jeszcze # plik',
        few: 'Przyjmie jeszcze # pliki',
        many: 'Przyjmie jeszcze # plików',
        other: 'Przyjmie jeszcze # pliku',
      }),
    eachBytes: ({ max }) => `Każdy do ${bytes(max)}`,
    allBytes: ({ left }) => `Zostało łącznie ${bytes(left)}`,
    types: ({ types }) => `Tylko: ${isolate(types.join(', '))}`,
    until: ({ at }) => `Do ${isolate(moment(at))}`,
    yourName: 'Twoje imię (opcjonalnie)',
    choose: 'Wybierz pliki',
    dropThem: 'lub upuść je tutaj',
    send: 'Wyślij',
    received: ({ count }) =>
      plural(count, {
        one: 'Dotarł # plik.',
        few: 'Dotarły # pliki.',
        many: 'Dotarło # plików.',
        other: 'Dotarło # pliku.',
      }),
    notAll: 'Nie wszystko dotarło',
    allSent: 'Wszystko zostało wysłane.',
    interrupted:
      'Wysyłanie zostało tu wcześniej przerwane. Wybierz ponownie te same pliki, a zostanie wznowione od miejsca przerwania:',
    ended: 'Ta prośba o pliki jest zakończona',
    endedWhy: 'Jej czas minął albo została zamknięta.',
    fullTitle: 'Dziękujemy, to wszystko',
    fullWhy: 'Ta prośba otrzymała wszystkie pliki, które przyjmuje.',
    locked: 'Ta prośba o pliki ma hasło',
  },
  transfer: {
    waiting: 'Gotowe do wysłania',
    sending: 'Wysyłanie',
    paused: 'Wstrzymane',
    retrying: 'Utracono połączenie; ponowna próba',
    sent: 'Wysłano',
    failed: 'Nie udało się',
    proxyBlocks: ({ proxy }) =>
      `Serwer proxy${proxy && ` (${isolate(proxy)})`} przed tym serwerem blokuje plik. Powiadom osobę, która o niego prosi: rozwiązanie opisano w docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Wstrzymaj',
    resume: 'Wznów',
    remove: 'Usuń z listy',
    retry: 'Spróbuj ponownie',
  },
  mail: {
    subject: ({ title }) => `Nowe pliki: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `„${isolate(title)}”: ${plural(count, { one: 'Dotarł # plik.', few: 'Dotarły # pliki.', many: 'Dotarło # plików.', other: 'Dotarło # pliku.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (od: ${isolate(sender)})`,
    more: ({ count }) =>
      plural(count, {
        one: 'i jeszcze #.',
        few: 'i jeszcze #.',
        many: 'i jeszcze #.',
        other: 'i jeszcze #.',
      }),
    off: 'Ta wiadomość przychodzi, ponieważ tak ustawiono prośbę.',
    link: 'Twoje pliki',
  },
};
