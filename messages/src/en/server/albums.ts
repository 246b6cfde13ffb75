import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('en');

/** Albums: refusals, and their pages. */
export const albums = {
  noSuchAlbum: 'There is no such album.',
  deleted: 'Album deleted. Its files are kept.',
  option: 'album must be the id or slug of one of your albums.',
  unknown: ({ name }: { name: string }) => `You have no album ${isolate(name)}.`,
  name: ({ max }: { max: number }) => `name must have 1 to ${number(max)} characters.`,
  description: ({ max }: { max: number }) =>
    `description may have up to ${number(max)} characters.`,
  visibility: 'visibility must be unlisted, public or private.',
  cover: 'cover must be the id of a file in this album.',
  slugOfArchive: 'slug of an album may not end in .zip.',
  tooMany: ({ max }: { max: number }) =>
    `You have ${number(max)} albums, which is the limit. Delete one first.`,
  full: ({ max }: { max: number }) => `An album may have up to ${number(max)} files.`,
  ids: ({ name, max }: { name: string; max: number }) =>
    `${isolate(name)} must be a list of up to ${number(max)} ids of files.`,
  orderedTwice: 'order may name each file only once.',
  addedAndRemoved: 'A file cannot be added and removed at the same time.',
  /** The page of an album, and the one that lists an account's albums. */
  page: {
    files: ({ count }: { count: number }) => plural(count, { one: '# file', other: '# files' }),
    downloadAll: 'Download all',
    empty: 'This album is empty.',
    more: 'Show more',
    first: 'Back to the beginning',
    closedFile: 'Locked file',
    locked: 'This album has a password',
    close: 'Close',
    next: 'Next',
    previous: 'Previous',
    openPage: 'Open the page of this file',
    albumsOf: ({ name }: { name: string }) => `Albums of ${isolate(name)}`,
    noAlbums: 'There are no public albums yet.',
  },
};
