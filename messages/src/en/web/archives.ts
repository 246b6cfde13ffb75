import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('en');

/** Downloading several files as one archive. */
export const archives = {
  action: 'Download as ZIP',
  failed: 'The archive could not be created',
  tooMany: ({ max }: { max: number }) => `An archive can have up to ${number(max)} files.`,
  /** Where it is not known which. */
  gone: 'One of these files was deleted or has expired. Please choose the files again.',
  missing: ({ files }: { files: readonly string[] }) => {
    const names = list(files.map((name) => `“${isolate(name)}”`));
    return plural(files.length, {
      one: `${names} was deleted or has expired. Please choose the files again.`,
      other: `# of the files were deleted or have expired: ${names}. Please choose the files again.`,
    });
  },
};
