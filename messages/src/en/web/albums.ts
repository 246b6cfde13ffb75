import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('en');

const files = (count: number) => plural(count, { one: '# file', other: '# files' });

/** The albums of the account: their list, their pages, and files in them. */
export const albums = {
  files: ({ count }: { count: number }) => files(count),
  yours: 'Your albums',
  create: 'New album',
  createNamed: ({ name }: { name: string }) => `New album “${isolate(name)}”`,
  created: ({ name }: { name: string }) => `Album “${isolate(name)}” created.`,
  notCreated: 'The album was not created',
  saved: 'Album changed.',
  notSaved: 'The album was not changed',
  loading: 'Loading albums',
  notShown: 'Your albums could not be loaded',
  none: 'No albums yet',
  noneHint:
    'An album shows files together on one page, with one link. The files stay in your uploads and can be in several albums.',
  noneFound: ({ search }: { search: string }) => `No albums named “${isolate(search)}”`,
  search: 'Search albums',
  changedLast: 'Last changed',
  all: 'All albums',
  visibility: {
    label: 'Who can see it',
    unlisted: 'Unlisted',
    public: 'Public',
    private: 'Private',
  },
  visibilityHints: {
    unlisted: 'Everyone with the link.',
    public: 'Everyone with the link. It is also in your public gallery.',
    private: 'Only you. It has no public page.',
  },
  fields: {
    name: 'Name of the album',
    nameMissing: 'Enter a name.',
    description: 'Description',
    slugHint: 'Part of the album’s address. Leave empty for a random one.',
    slugReplaced: 'The current address stops working immediately.',
    make: 'Create album',
  },
  page: {
    notShown: 'This album could not be loaded',
    filesNotShown: 'Its files could not be loaded',
    copyLink: 'Copy link',
    linkCopied: 'Link of the album copied.',
    linkNotCopied: 'Failed to copy the link',
    open: 'Open page',
    download: 'Download as ZIP',
    settings: 'Album settings',
    rename: 'Change name and description',
    upload: 'Upload into this album',
    choose: 'Choose from your uploads',
    dropHint: 'Files that you drop on this page are added to the album.',
    empty: 'This album is empty',
    emptyHint: 'Drop files here, or select some in your uploads and add them.',
  },
  removal: {
    action: 'Delete album',
    question: ({ name }: { name: string }) => `Do you want to delete the album “${isolate(name)}”?`,
    filesStay: 'Its link stops working immediately. Its files stay in your uploads.',
    done: 'Album deleted.',
    failed: 'The album was not deleted',
  },
  order: {
    handle: ({ name }: { name: string }) => `Move ${isolate(name)}`,
    hint: 'Drag it, or move it with the arrow keys; Home and End move it to the ends.',
    moved: ({ name, place, total }: { name: string; place: number; total: number }) =>
      `${isolate(name)} is at position ${number(place)} of ${number(total)}.`,
    notSaved: 'The order was not saved',
    sort: 'Sort',
    sortTitle: 'Sort files',
    note: 'This replaces the current order of the files once. Files added later go to the end.',
    done: 'Files sorted.',
  },
  cover: {
    set: ({ name }: { name: string }) => `Use ${isolate(name)} as cover`,
    is: 'Cover',
    done: 'Cover changed.',
    failed: 'The cover was not changed',
  },
  member: {
    remove: ({ name }: { name: string }) => `Remove ${isolate(name)} from the album`,
    removeSelected: 'Remove from album',
    removed: ({ count }: { count: number }) => `Removed from the album: ${files(count)}.`,
    notRemoved: 'The files were not removed',
    notPutBack: 'The files were not put back',
  },
  adding: {
    title: ({ count }: { count: number }) => `Add ${files(count)} to an album`,
    search: 'Search, or name a new album',
    added: ({ count, name }: { count: number; name: string }) =>
      `Added to “${isolate(name)}”: ${files(count)}.`,
    failed: 'The files were not added',
    all: 'Already in it',
    some: ({ count, total }: { count: number; total: number }) =>
      `${number(count)} of ${number(total)} in it`,
    done: 'Done',
    inNone: 'This file is in no album.',
    leave: ({ name }: { name: string }) => `Remove from ${isolate(name)}`,
  },
};
