import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('it');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Scade ${when}`,
    endsAt: ({ date }) => `Scade il ${date}`,
    ended: 'È scaduto',
    locked: 'Chiede una password',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Ancora # download',
        many: 'Ancora # di download',
        other: 'Ancora # download',
      }),
    burn: 'Eliminato dopo un download',
  },
  views: { label: 'File mostrati', files: 'File', ends: 'Con scadenza' },
  addToAlbum: 'Aggiungi a un album',
  noneEnd: 'Nessun file con scadenza',
  noneEndHint: 'Qui compaiono i file il cui link prima o poi scade.',
};
