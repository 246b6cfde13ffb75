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
    suggestions: 'Tags that you have',
    suggested: ({ count }: Counted) =>
      plural(count, { one: '# suggestion', other: '# suggestions' }),
    tooLong: ({ max }: Limited) => `A tag has at most ${number(max)} characters.`,
    tooMany: ({ max }: Limited) => `A file may have at most ${number(max)} tags.`,
    invalid: 'A tag has no control characters.',
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
      `An account may have ${number(max)} tags. Files stay when a tag is renamed, merged or deleted.`,
    failed: 'Your tags cannot be shown',
    loading: 'Loading your tags',
    noneHint: 'Give a file its first tag in its details.',
    name: 'Name of the tag',
    nameMissing: 'Enter a name.',
    rename: ({ name }: Named) => `Rename the tag ${isolate(name)}`,
    renamed: 'Tag renamed.',
    merge: 'Merge',
    mergeTitle: 'Merge tags',
    mergeText: ({ count, name, before }: Merged) =>
      plural(count, {
        one: `There is a tag “${isolate(name)}” already. Merge # file of “${isolate(before)}” into it? This cannot be undone.`,
        other: `There is a tag “${isolate(name)}” already. Merge # files of “${isolate(before)}” into it? This cannot be undone.`,
      }),
    merged: 'Tags merged.',
    delete: ({ name }: Named) => `Delete the tag ${isolate(name)}`,
    deleteText: ({ count }: Counted) =>
      plural(count, {
        one: '# file loses this tag. The file stays.',
        other: '# files lose this tag. The files stay.',
      }),
    deleted: 'Tag deleted.',
  },
};
