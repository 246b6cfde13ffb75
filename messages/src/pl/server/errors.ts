import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('pl');

export const errors: typeof source = {
  noSuchCall: 'Nie ma takiego wywołania.',
  serverFull: 'Na serwerze zabrakło miejsca na pliki.',
  serverBusy: 'Serwer jest teraz zajęty. Spróbuj ponownie.',
  serverOverloaded: 'Serwer jest teraz przeciążony. Spróbuj ponownie.',
  tooComplex: 'Ten tekst jest zbyt złożony, aby go wyświetlić.',
  storageUnavailable: 'Magazyn plików nie odpowiada. Spróbuj ponownie.',
  unexpected: 'Na serwerze wystąpił błąd.',
  notReady: 'Baza danych lub magazyn plików nie odpowiada.',
  stopping: 'Serwer kończy pracę.',
  nulInText: 'Tekst nie może zawierać znaku NUL.',
  nothingHere: 'Pod tym adresem niczego nie ma.',
  noWebApp: 'Pod tym adresem niczego nie ma: aplikacja webowa nie została zbudowana.',
  onlyRead: 'Ten adres można tylko odczytywać.',
  unknownHost: 'Ten adres nie jest tu obsługiwany; właściwy podaje PUBLIC_URL.',
  invalidHost: 'Żądanie nie wskazuje prawidłowego hosta.',
  bodyOfAnotherType: 'Treść musi być w formacie JSON (application/json).',
  bodyNotJson: 'Treść nie jest prawidłowym dokumentem JSON.',
  bodyNotUtf8: 'Treść nie jest prawidłowym tekstem UTF-8.',
  bodyTooLarge: ({ kilobytes }) => `Treść może mieć najwyżej ${number(kilobytes)} KB.`,
  metricsTokenNeeded: 'Wymagany jest token z METRICS_TOKEN.',
  onlyProxyMayAsk: 'O to może pytać tylko serwer proxy przed tym serwerem.',
};
