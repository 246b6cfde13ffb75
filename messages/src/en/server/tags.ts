import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Tags and favourites of files, and saved filters of lists. */
export const tags = {
  name: ({ max }: { max: number }) =>
    `Tags must have 1 to ${number(max)} characters, without commas and control characters.`,
  list: ({ field }: { field: string }) => `${isolate(field)} must be a list of names.`,
  tooManyOfFile: ({ max }: { max: number }) => `A file may have at most ${number(max)} tags.`,
  tooMany: ({ max }: { max: number }) =>
    `An account may have at most ${number(max)} tags. Delete one first.`,
  taken: ({ name }: { name: string }) =>
    `The tag ${isolate(name)} already exists. Send merge=true to merge them.`,
  addedAndRemoved: ({ name }: { name: string }) =>
    `The tag ${isolate(name)} cannot be added and removed at the same time.`,
  favorite: 'isFavorite must be true or false.',
  noSuchTag: 'There is no such tag.',
  applied: 'Tags changed.',
  deleted: 'Tag deleted.',
  filterName: ({ max }: { max: number }) =>
    `name must have 1 to ${number(max)} characters, without control characters.`,
  filterTaken: ({ name }: { name: string }) => `The filter ${isolate(name)} already exists.`,
  tooManyFilters: ({ max }: { max: number }) =>
    `An account may have at most ${number(max)} filters. Delete one first.`,
  noSuchFilter: 'There is no such filter.',
  filterDeleted: 'Filter deleted.',
};
