import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires musi być czasem takim jak 30m, 12h, 7d lub 4w, datą ISO 8601 z przesunięciem strefy albo never.',
    expiresTooSoon: 'expires musi wypadać co najmniej za minutę.',
    maxDownloads: 'maxDownloads musi być liczbą całkowitą od 1 do 1000000 albo none.',
    password: 'password musi mieć od 1 do 256 znaków.',
    burn: 'burn musi mieć wartość true lub false.',
    burnOnce: 'burn pozwala na jedno pobranie: pomiń maxDownloads albo ustaw 1.',
    slug: 'slug musi zaczynać się literą lub cyfrą i może mieć do 64 liter, cyfr, kropek, podkreśleń i łączników (A–Z, a–z, 0–9).',
    link: 'link musi mieć wartość raw lub view.',
    domain: 'domain musi być nazwą jednej z Twoich domen.',
    unknown: ({ name }) => `Nie ma opcji ${isolate(name)}.`,
    twice: ({ name }) => `${isolate(name)} podano dwa razy, z różnymi wartościami.`,
    encoding: ({ name }) => `${isolate(name)} musi być zapisane w UTF-8 z kodowaniem procentowym.`,
    queueFull: 'W tej chwili sprawdzanych jest zbyt wiele haseł do linków. Spróbuj ponownie.',
    expiresTooLate: ({ max }) => `expires może wypadać najpóźniej za ${isolate(max)}.`,
    late: ({ name }) => `${isolate(name)} musi poprzedzać w formularzu część file.`,
    typeRefused: ({ type }) => `Pliki typu ${isolate(type)} nie są tu przyjmowane.`,
  },
  slugs: {
    force: 'force musi mieć wartość true lub false.',
    name: 'name musi być widoczną nazwą.',
    typeDiffers: ({ given, kept }) =>
      `Ten plik jest innego typu (${isolate(given)}) niż plik pod linkiem (${isolate(kept)}). Wyślij force=true, aby mimo to go zastąpić.`,
    tooMany:
      'Ten link ma zbyt wiele wcześniejszych nazw, które nadal działają. Wybierz ponownie jedną z nich albo poczekaj, aż któraś wygaśnie.',
    taken: ({ slug, suggestion }) =>
      `Nazwa „${isolate(slug)}” jest zajęta. „${isolate(suggestion)}” jest wolna.`,
  },
};
