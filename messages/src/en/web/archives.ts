import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('en');

/** Downloading several files as one archive. */
export const archives = {
  action: 'Download as ZIP',
  failed: 'No archive was made',
  tooMany: ({ max }: { max: number }) => `An archive has at most ${number(max)} files.`,
  /** Where it is not known which. */
  gone: 'One of these files was deleted or has ended. Please choose the files again.',
  missing: ({ files }: { files: readonly string[] }) => {
    const names = list(files.map((name) => `“${isolate(name)}”`));
    return plural(files.length, {
      one: `${names} was deleted or has ended. Please choose the files again.`,
      other: `# of the files were deleted or have ended: ${names}. Please choose the files again.`,
    });
  },
};
