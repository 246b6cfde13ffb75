import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const marks: typeof source = {
  favorite: {
    title: 'Preferiti',
    add: ({ name }) => `Aggiungi ${isolate(name)} ai preferiti`,
    remove: ({ name }) => `Togli ${isolate(name)} dai preferiti`,
    addAll: 'Aggiungi ai preferiti',
    removeAll: 'Togli dai preferiti',
    added: ({ count }) =>
      plural(count, {
        one: '# file è ora un preferito.',
        many: '# file sono ora preferiti.',
        other: '# file sono ora preferiti.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# file non è più un preferito.',
        many: '# file non sono più preferiti.',
        other: '# file non sono più preferiti.',
      }),
    notChanged: 'I preferiti non sono stati modificati',
    none: 'Ancora nessun preferito',
    noneHint: 'Premi la stella di un file, o il tasto F, per ritrovarlo qui.',
  },
  tags: {
    label: 'Etichette',
    show: ({ name }) => `Mostra i file con l’etichetta “${isolate(name)}”`,
    more: ({ count }) =>
      plural(count, {
        one: '# altra etichetta',
        many: '# altre etichette',
        other: '# altre etichette',
      }),
  },
  filter: {
    open: 'Filtra',
    active: 'Filtri attivi',
    tag: ({ name }) => `Etichetta: ${isolate(name)}`,
    album: ({ name }) => `Album “${isolate(name)}”`,
    remove: ({ name }) => `Togli il filtro “${isolate(name)}”`,
    nothing: 'Nessun file corrisponde a questo filtro',
    nothingHint: 'Togline una parte o mostra tutti i file.',
  },
};
