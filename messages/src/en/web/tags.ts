import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('en');

type Named = {
  name: string;
};
type Counted = {
  count: number;
};
type Limited = {
  max: number;
};
type Merged = {
  count: number;
  name: string;
  before: string;
};

/** Tags: their field, changing those of several files, and managing them. */
export const tags = {
  title: 'Tags',
  changed: 'Tags changed.',
  notChanged: 'The tags were not changed',
  files: ({ count }: Counted) => plural(count, { one: '# file', other: '# files' }),
  field: {
    placeholder: 'Add a tag',
    hint: 'Enter or a comma adds a tag.',
    remove: ({ name }: Named) => `Remove the tag ${isolate(name)}`,
    suggestions: 'Your tags',
    suggested: ({ count }: Counted) =>
      plural(count, { one: '# suggestion', other: '# suggestions' }),
    tooLong: ({ max }: Limited) => `A tag can have up to ${number(max)} characters.`,
    tooMany: ({ max }: Limited) => `A file can have up to ${number(max)} tags.`,
    invalid: 'A tag cannot contain control characters.',
  },
  choice: {
    search: 'Search tags',
    none: 'No tags yet',
    noneFound: 'No matching tags',
  },
  bulk: {
    title: ({ count }: Counted) =>
      plural(count, { one: 'Tags of # file', other: 'Tags of # files' }),
    add: 'Add these tags',
    remove: 'Remove these tags',
    submit: 'Change tags',
    done: ({ count }: Counted) =>
      plural(count, { one: 'Tags of # file changed.', other: 'Tags of # files changed.' }),
  },
  manage: {
    open: 'Manage tags',
    back: 'Back to uploads',
    lead: ({ max }: Limited) =>
      `An account can have up to ${number(max)} tags. Files are kept when a tag is renamed, merged or deleted.`,
    failed: 'Your tags could not be loaded',
    loading: 'Loading your tags',
    noneHint: 'Add a tag to a file in its details.',
    name: 'Name of the tag',
    nameMissing: 'Enter a name.',
    rename: ({ name }: Named) => `Rename the tag ${isolate(name)}`,
    renamed: 'Tag renamed.',
    merge: 'Merge',
    mergeTitle: 'Merge tags',
    mergeText: ({ count, name, before }: Merged) =>
      plural(count, {
        one: `The tag “${isolate(name)}” already exists. Merge # file of “${isolate(before)}” into it? This cannot be undone.`,
        other: `The tag “${isolate(name)}” already exists. Merge # files of “${isolate(before)}” into it? This cannot be undone.`,
      }),
    merged: 'Tags merged.',
    delete: ({ name }: Named) => `Delete the tag ${isolate(name)}`,
    deleteText: ({ count }: Counted) =>
      plural(count, {
        one: '# file loses this tag. The file is kept.',
        other: '# files lose this tag. The files are kept.',
      }),
    deleted: 'Tag deleted.',
  },
};
