import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

type Named = {
  /** A file's name. */
  name: string;
};
type Counted = {
  count: number;
};
type Days = {
  days: number;
};

/** The trash, and deleting into it. */
export const trash = {
  title: 'Trash',
  note: ({ days }: Days) =>
    plural(days, {
      one: 'Deleted files stay here for # day and count towards your storage. Their links do not work.',
      other:
        'Deleted files stay here for # days and count towards your storage. Their links do not work.',
    }),
  nothing: 'The trash is empty',
  /** `date` is a day with its time. */
  deletedAt: ({ date }: { date: string }) => `Deleted on ${date}`,
  /** After the question whether files are to be deleted. */
  kept: ({ days }: Days) =>
    plural(days, {
      one: 'Deleted files stay in the trash for # day.',
      other: 'Deleted files stay in the trash for # days.',
    }),
  moved: ({ count }: Counted) =>
    plural(count, {
      one: 'File moved to the trash.',
      other: '# files moved to the trash.',
    }),
  undo: 'Undo',
  restore: 'Restore',
  restoreNamed: ({ name }: Named) => `Restore ${isolate(name)}`,
  restored: ({ count }: Counted) =>
    plural(count, { one: 'File restored.', other: '# files restored.' }),
  notRestored: ({ count }: Counted) =>
    plural(count, { one: 'Failed to restore file', other: 'Failed to restore files' }),
  removal: {
    action: 'Delete permanently',
    actionNamed: ({ name }: Named) => `Delete ${isolate(name)} permanently`,
    title: ({ count }: Counted) =>
      plural(count, { one: 'Delete file permanently', other: 'Delete # files permanently' }),
    warning: 'This cannot be undone.',
    done: ({ count }: Counted) =>
      plural(count, { one: 'File deleted permanently.', other: '# files deleted permanently.' }),
  },
  emptying: {
    action: 'Empty the trash',
    question: 'Do you want to permanently delete all files in the trash?',
    done: 'The trash has been emptied.',
    failed: 'Failed to empty the trash',
  },
};
