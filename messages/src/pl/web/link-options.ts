import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('pl');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Wygasa ${when}`,
    endsAt: ({ date }) => `Wygasa ${date}`,
    ended: 'Link wygasł',
    locked: 'Pyta o hasło',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Zostało # pobranie',
        few: 'Zostały # pobrania',
        many: 'Zostało # pobrań',
        other: 'Zostało # pobrania',
      }),
    burn: 'Usuwany po jednym pobraniu',
  },
  views: { label: 'Wyświetlane pliki', files: 'Pliki', ends: 'Wygasające' },
  addToAlbum: 'Dodaj do albumu',
  noneEnd: 'Brak wygasających plików',
  noneEndHint: 'Tutaj są pliki, których link kiedyś wygasa.',
};
