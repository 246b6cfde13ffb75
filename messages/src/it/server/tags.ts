import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const tags: typeof source = {
  name: ({ max }) =>
    `Le etichette devono avere da 1 a ${number(max)} caratteri, senza virgole né caratteri di controllo.`,
  list: ({ field }) => `${isolate(field)} deve essere un elenco di nomi.`,
  tooManyOfFile: ({ max }) => `Un file può avere al massimo ${number(max)} etichette.`,
  tooMany: ({ max }) =>
    `Un account può avere al massimo ${number(max)} etichette. Eliminane prima una.`,
  taken: ({ name }) => `C’è già un’etichetta ${isolate(name)}. Invia merge=true per unirle.`,
  addedAndRemoved: ({ name }) =>
    `L’etichetta ${isolate(name)} non può essere aggiunta e tolta allo stesso tempo.`,
  favorite: 'isFavorite deve essere true o false.',
  noSuchTag: 'Questa etichetta non esiste.',
  applied: 'Le etichette sono state modificate.',
  deleted: 'L’etichetta è stata eliminata.',
  filterName: ({ max }) =>
    `name deve avere da 1 a ${number(max)} caratteri, senza caratteri di controllo.`,
  filterTaken: ({ name }) => `C’è già un filtro ${isolate(name)}.`,
  tooManyFilters: ({ max }) =>
    `Un account può avere al massimo ${number(max)} filtri. Eliminane prima uno.`,
  noSuchFilter: 'Questo filtro non esiste.',
  filterDeleted: 'Il filtro è stato eliminato.',
};
