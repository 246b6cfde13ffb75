import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('it');

export const albums: typeof source = {
  noSuchAlbum: 'Questo album non esiste.',
  deleted: 'L’album è eliminato; i suoi file ci sono ancora.',
  option: 'album deve essere l’ID o lo slug di uno dei tuoi album.',
  unknown: ({ name }) => `Non hai un album ${isolate(name)}.`,
  name: ({ max }) => `name deve avere da 1 a ${number(max)} caratteri.`,
  description: ({ max }) => `description può avere fino a ${number(max)} caratteri.`,
  visibility: 'visibility deve essere unlisted, public o private.',
  cover: 'cover deve essere l’ID di un file di questo album.',
  slugOfArchive: 'Lo slug di un album non può finire in .zip.',
  tooMany: ({ max }) => `Hai ${number(max)} album, che è il limite. Prima eliminane uno.`,
  full: ({ max }) => `Un album può avere fino a ${number(max)} file.`,
  ids: ({ name, max }) =>
    `${isolate(name)} deve essere un elenco di al massimo ${number(max)} ID di file.`,
  orderedTwice: 'order può nominare ogni file una volta sola.',
  addedAndRemoved: 'Un file non può essere aggiunto e tolto insieme.',
  page: {
    files: ({ count }) => plural(count, { one: '# file', many: '# di file', other: '# file' }),
    downloadAll: 'Scarica tutto',
    empty: 'In questo album non c’è ancora niente.',
    more: 'Mostra altri',
    first: 'Torna all’inizio',
    closedFile: 'File bloccato',
    locked: 'Questo album ha una password',
    close: 'Chiudi',
    next: 'Successivo',
    previous: 'Precedente',
    openPage: 'Apri la pagina di questo file',
    albumsOf: ({ name }) => `Album di ${isolate(name)}`,
    noAlbums: 'Non ci sono ancora album pubblici.',
  },
};
