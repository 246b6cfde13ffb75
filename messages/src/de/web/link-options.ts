import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('de');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Endet ${when}`,
    endsAt: ({ date }) => `Endet am ${date}`,
    ended: 'Ist abgelaufen',
    locked: 'Fragt nach einem Passwort',
    downloadsLeft: ({ count }) =>
      plural(count, { one: 'Noch # Download', other: 'Noch # Downloads' }),
    burn: 'Wird nach einem Download gelöscht',
  },
  views: { label: 'Gezeigte Dateien', files: 'Dateien', ends: 'Mit Ablauf' },
  addToAlbum: 'Zu Album hinzufügen',
  noneEnd: 'Keine Dateien mit Ablauf',
  noneEndHint: 'Hier stehen Dateien, deren Link irgendwann endet.',
};
