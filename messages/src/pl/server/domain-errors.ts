import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const domainErrors: typeof source = {
  noSuchDomain: 'Nie ma takiej domeny.',
  notApprovedDomain: 'To nie jest żadna z Twoich zatwierdzonych domen.',
  notAnotherApprovedDomain: 'To nie jest inna z Twoich zatwierdzonych domen.',
  defaultNotApproved: 'Domyślna może być tylko zatwierdzona domena.',
  domainListed: 'Ta domena jest już na Twojej liście.',
  domainTaken: 'Ta domena albo domena nad nią lub pod nią należy już do innego użytkownika.',
  noCertificate: 'Ta nazwa nie może mieć certyfikatu.',
  redirectScheme: 'Adres musi zaczynać się od https:// lub http://.',
  redirectToItself: 'Strona główna nie może prowadzić do samej siebie.',
  rejectedNotChecked: 'Odrzuconej domeny nie sprawdza się.',
  suspendedNotChecked: 'Domeny zawieszonego konta nie sprawdza się.',
  justChecked: 'Ta domena została przed chwilą sprawdzona.',
  ownName: 'Ta nazwa należy do samego serwera.',
  reservedName: 'Ta nazwa jest zastrzeżona; wybierz inną.',
  publicSuffix: 'To sufiks, pod którym inni mają swoje domeny.',
  domainRequired: 'Podaj domenę.',
  domainWithSpaces: 'Nazwa domeny nie zawiera spacji.',
  domainWithScheme: 'Pomiń schemat (https://); potrzebna jest tylko nazwa domeny.',
  domainWithAt: 'Pomiń wszystko do znaku @ włącznie; potrzebna jest tylko nazwa domeny.',
  domainWithPath: 'Pomiń ścieżkę; potrzebna jest tylko nazwa domeny.',
  domainIsAddress: 'Nie można użyć adresu IP; potrzebna jest nazwa domeny.',
  domainWithPort: 'Pomiń port; potrzebna jest tylko nazwa domeny.',
  domainWithPercent: 'Nazwa domeny nie zawiera znaku %.',
  domainWithWildcard: 'Nie można zgłosić domeny z gwiazdką; podaj jedną domenę.',
  domainWithUnderscore: 'Nazwa domeny nie zawiera podkreślenia.',
  domainInvalid: 'To nie jest prawidłowa nazwa domeny.',
  domainDots: 'Nazwa domeny nie ma kropki na początku ani na końcu, ani dwóch kropek z rzędu.',
  domainTooLong: 'Nazwa domeny ma najwyżej 253 znaki.',
  domainPartTooLong: 'Każda część nazwy domeny ma najwyżej 63 znaki.',
  domainCharacters: 'Części nazwy domeny składają się z liter, cyfr i łączników między nimi.',
  domainEndsInNumber: 'Ostatnia część nazwy domeny nie jest liczbą; nie można użyć adresu IP.',
  domainParts: 'Nazwa domeny ma co najmniej dwie części, na przykład example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Możesz mieć jedną domenę.',
      few: 'Możesz mieć najwyżej # domeny.',
      many: 'Możesz mieć najwyżej # domen.',
      other: 'Możesz mieć najwyżej # domeny.',
    }),
  subdomainUnder: ({ bases }) =>
    `Subdomena to jedna nazwa bezpośrednio pod ${bases.map(isolate).join(' lub ')}.`,
  underOwnName: ({ parent }) =>
    `Nazw pod ${isolate(parent)} nie można zgłaszać jako własnych domen.`,
  underSpecialSuffix: ({ suffix }) =>
    `Nazwy pod ${isolate(`.${suffix}`)} są nieosiągalne z internetu.`,
};
