import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** Pages for visitors of links. */
export const pages = {
  nothingHere: 'There is nothing here',
  nothingHereWhy: 'The file may have been deleted, or the link is incomplete.',
  confirmDeletion: ({ name }: { name: string }) => `Delete ${isolate(name)}?`,
  /** The same where the page may not tell the name. */
  confirmUnnamedDeletion: 'Delete this file?',
  confirmDeletionWhy: 'Its link stops working at once. This cannot be undone.',
  /** Where a deleted file goes to the trash. */
  confirmTrashingWhy: ({ days }: { days: number }) =>
    plural(days, {
      one: 'Its link stops working at once. Its owner can restore the file for up to # day.',
      other: 'Its link stops working at once. Its owner can restore the file for up to # days.',
    }),
  deleteFile: 'Delete the file',
  deleted: 'File deleted',
  deletedWhy: 'Its link no longer works.',
  alreadyDeleted: 'Already gone',
  alreadyDeletedWhy: 'This file has already been deleted, or never existed.',
  frontPage: 'Files live here',
  frontPageWhy: 'This address serves files to those who have been given a link to one.',
  noSuchPage: 'Page not found',
  noSuchPageWhy: 'The address may be incomplete, or the page has been removed.',
  /** At an address that is not served; `remedy` is followed by a line such as PUBLIC_URL=… */
  unknownHost: {
    title: 'This address is not set up',
    why: 'The server is running, but this is not its public address.',
    remedy: 'If this is your server and the address should work, start it with:',
    domain: 'If this is a domain for links, add it under Domains in the app.',
  },
};
