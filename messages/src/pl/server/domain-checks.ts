import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const domainChecks: typeof source = {
  txtMissing: 'nie znaleziono rekordu TXT',
  txtDifferent: 'rekord TXT ma inną wartość',
  addressMissing: 'nie znaleziono rekordu A, AAAA ani CNAME',
  pointsElsewhere: ({ found, expected }) =>
    `wskazuje na ${isolate(found)}, oczekiwano ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) =>
    `wskazuje na ${isolate(found)}, a oczekiwany adres nie jest znany`,
  noAddress: 'nie ma adresu, który można zapytać',
  unreachable: ({ addresses }) => `${isolate(addresses)} jest nieosiągalny z internetu`,
  cnameLoop: 'rekordy CNAME tworzą pętlę',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'więcej niż # rekord CNAME',
      few: 'więcej niż # rekordy CNAME z rzędu',
      many: 'więcej niż # rekordów CNAME z rzędu',
      other: 'więcej niż # rekordu CNAME z rzędu',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'serwery nazw nie odpowiedziały w ciągu # sekundy',
      few: 'serwery nazw nie odpowiedziały w ciągu # sekund',
      many: 'serwery nazw nie odpowiedziały w ciągu # sekund',
      other: 'serwery nazw nie odpowiedziały w ciągu # sekundy',
    }),
  nameServersUnreachable: 'serwery nazw są nieosiągalne',
  nameServersAnswered: ({ code }) => `serwery nazw odpowiedziały ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `nie znaleziono nazwy tego serwera, ${isolate(name)}: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} odpowiada, ale to nie jest ten serwer`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} nie odpowiada od # sekundy`,
      few: `${isolate(address)} nie odpowiada od # sekund`,
      many: `${isolate(address)} nie odpowiada od # sekund`,
      other: `${isolate(address)} nie odpowiada od # sekundy`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} nie odpowiada na porcie ${port}`,
  certificateInvalid: ({ detail }) => `certyfikat jest nieważny: ${isolate(detail)}`,
  certificateMissing: 'certyfikat nie został jeszcze wydany',
};
