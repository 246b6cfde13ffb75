import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const trash: typeof source = {
  title: 'Cestino',
  note: ({ days }) =>
    plural(days, {
      one: 'I file eliminati restano qui # giorno e contano nel tuo spazio. I loro link non funzionano.',
      many: 'I file eliminati restano qui # di giorni e contano nel tuo spazio. I loro link non funzionano.',
      other:
        'I file eliminati restano qui # giorni e contano nel tuo spazio. I loro link non funzionano.',
    }),
  nothing: 'Il cestino è vuoto',
  deletedAt: ({ date }) => `Eliminato il ${date}`,
  kept: ({ days }) =>
    plural(days, {
      one: 'Il cestino conserva per # giorno ciò che elimini.',
      many: 'Il cestino conserva per # di giorni ciò che elimini.',
      other: 'Il cestino conserva per # giorni ciò che elimini.',
    }),
  moved: ({ count }) =>
    plural(count, {
      one: 'File spostato nel cestino.',
      many: '# di file spostati nel cestino.',
      other: '# file spostati nel cestino.',
    }),
  undo: 'Annulla',
  restore: 'Ripristina',
  restoreNamed: ({ name }) => `Ripristina ${isolate(name)}`,
  restored: ({ count }) =>
    plural(count, {
      one: 'File ripristinato.',
      many: '# di file ripristinati.',
      other: '# file ripristinati.',
    }),
  notRestored: ({ count }) =>
    plural(count, {
      one: 'Impossibile ripristinare il file',
      many: 'Impossibile ripristinare i file',
      other: 'Impossibile ripristinare i file',
    }),
  removal: {
    action: 'Elimina per sempre',
    actionNamed: ({ name }) => `Elimina ${isolate(name)} per sempre`,
    title: ({ count }) =>
      plural(count, {
        one: 'Elimina il file per sempre',
        many: 'Elimina # di file per sempre',
        other: 'Elimina # file per sempre',
      }),
    warning: 'L’azione non si può annullare.',
    done: ({ count }) =>
      plural(count, {
        one: 'File eliminato per sempre.',
        many: '# di file eliminati per sempre.',
        other: '# file eliminati per sempre.',
      }),
  },
  emptying: {
    action: 'Svuota il cestino',
    question: 'Vuoi eliminare per sempre tutti i file nel cestino?',
    done: 'Il cestino è stato svuotato.',
    failed: 'Impossibile svuotare il cestino',
  },
};
