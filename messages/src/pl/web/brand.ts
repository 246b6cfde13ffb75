import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('pl');

export const brand: typeof source = {
  siteLinks: 'O tym serwisie',
  pages: { imprint: 'Nota prawna', privacy: 'Polityka prywatności', terms: 'Regulamin' },
  terms: {
    title: 'Regulamin się zmienił',
    lead: 'Przeczytaj go. Aby korzystać dalej, zaakceptuj zmiany; Twoje linki działają w każdym przypadku.',
    openAlone: 'Otwórz na osobnej stronie',
    accept: 'Zaakceptuj regulamin',
    agree: ({ link }) => `Akceptuję ${link}`,
    linkText: 'regulamin',
  },
  logo: {
    label: 'Logo',
    hint: ({ maxBytes, min, max }) =>
      `PNG lub WebP, najwyżej ${bytes(maxBytes)}, każdy bok od ${number(min)} do ${number(max)} pikseli.`,
    choose: 'Wybierz obraz',
    replace: 'Zmień logo',
    remove: 'Usuń logo',
    saved: 'Logo jest już używane.',
    removed: 'Logo zostało usunięte.',
  },
  domain: {
    hint: 'Bez własnej nazwy i koloru strony w tej domenie są neutralne.',
    name: 'Nazwa na jej stronach',
    accent: 'Kolor akcentu jej stron',
    saved: ({ domain }) => `Strony w domenie ${isolate(domain)} mają już swoją markę.`,
  },
};
