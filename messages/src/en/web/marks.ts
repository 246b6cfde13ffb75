import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

type Named = {
  name: string;
};
type Counted = {
  count: number;
};

/** Favourites and tags in the list of uploads, and what the list is narrowed down to. */
export const marks = {
  favorite: {
    title: 'Favourites',
    add: ({ name }: Named) => `Add ${isolate(name)} to favourites`,
    remove: ({ name }: Named) => `Remove ${isolate(name)} from favourites`,
    addAll: 'Add to favourites',
    removeAll: 'Remove from favourites',
    added: ({ count }: Counted) =>
      plural(count, { one: '# file added to favourites.', other: '# files added to favourites.' }),
    removed: ({ count }: Counted) =>
      plural(count, {
        one: '# file removed from favourites.',
        other: '# files removed from favourites.',
      }),
    notChanged: 'The favourites were not changed',
    none: 'No favourites yet',
    noneHint: 'Press the star of a file, or the key F, to add it here.',
  },
  tags: {
    label: 'Tags',
    show: ({ name }: Named) => `Show files with the tag “${isolate(name)}”`,
    more: ({ count }: Counted) => plural(count, { one: '# more tag', other: '# more tags' }),
  },
  filter: {
    open: 'Filter',
    active: 'Active filters',
    tag: ({ name }: Named) => `Tag: ${isolate(name)}`,
    album: ({ name }: Named) => `Album: ${isolate(name)}`,
    remove: ({ name }: Named) => `Remove the filter “${isolate(name)}”`,
    nothing: 'No files match this filter',
    nothingHint: 'Remove a part of it, or show all files.',
  },
};
