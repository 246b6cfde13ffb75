import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('pl');

export const brand: typeof source = {
  imprint: 'Nota prawna',
  privacy: 'Polityka prywatności',
  terms: 'Regulamin',

  termsRequired: ({ url }) =>
    `Regulamin się zmienił. Aby korzystać dalej, zaloguj się pod adresem ${url} i zaakceptuj go.`,
  termsNotAccepted: ({ url }) => `Rejestracja wymaga akceptacji regulaminu: ${url}`,
  termsChanged: 'Regulamin w międzyczasie się zmienił. Przeczytaj go jeszcze raz.',
  termsAccepted: 'Zaakceptowano regulamin.',

  nameTooLong: ({ max }) =>
    plural(max, {
      one: 'Nazwa może mieć najwyżej # znak.',
      few: 'Nazwa może mieć najwyżej # znaki.',
      many: 'Nazwa może mieć najwyżej # znaków.',
      other: 'Nazwa może mieć najwyżej # znaku.',
    }),
  nameNotOneLine: 'Nazwa musi mieścić się w jednym wierszu i nie zawierać znaków sterujących.',
  noColor: 'Kolor to # i sześć cyfr szesnastkowych.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} ma w ciemnym motywie kontrast ${number(ratio)}:1, a wymagany jest ${number(needed)}:1; odcień, który go osiąga, byłby już innym kolorem.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} ma w jasnym motywie kontrast ${number(ratio)}:1, a wymagany jest ${number(needed)}:1; odcień, który go osiąga, byłby już innym kolorem.`,
  domainSaved: 'Strony w tej domenie mają już swoją markę.',

  noLogo: 'Nie ma logo.',
  logoSaved: 'Logo jest już używane.',
  logoRemoved: 'Logo zostało usunięte.',
  logoType: 'Logo musi być obrazem PNG lub WebP.',
  logoTooLarge: ({ maxBytes }) => `Logo może mieć najwyżej ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `Logo musi mieć od ${number(min)} × ${number(min)} do ${number(max)} × ${number(max)} pikseli.`,
  logoDamaged: 'Ten obraz jest ucięty lub uszkodzony.',
  logoHasMore:
    'Ten plik zawiera coś więcej niż obraz. Wyeksportuj logo ponownie i wyślij ten plik.',
};
