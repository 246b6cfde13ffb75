import { createFormats } from '../../formats.ts';

const { bytes, isolate, list, number, plural } = createFormats('en');

type Titled = { title: string };

/** Requests for files, as their owner sees them. */
export const fileRequests = {
  title: 'Your requests',
  /** `max` is how many an account may have. */
  lead: ({ max }: { max: number }) =>
    `People without an account can send you files at the address of a request. They see none of your files, and what they send counts towards your storage. You can have up to ${number(max)} requests.`,
  create: 'New request',
  /** Further words that find the command; they are not shown. */
  createKeywords: 'drop receive collect ask files',
  loading: 'Loading your requests',
  failed: 'Your requests could not be loaded',
  none: 'No requests yet',
  noneHint:
    'Create one and share its address: the files that people send there appear in your uploads. They need no account.',
  states: { open: 'Open', closed: 'Closed', expired: 'Expired', full: 'Complete' },
  received: ({ files, max }: { files: number; max: number }) =>
    `${number(files)} of ${plural(max, { one: '# file', other: '# files' })}`,
  receivedBytes: ({ size, max }: { size: number; max: number }) =>
    `${bytes(size)} of ${bytes(max)}`,
  eachUpTo: ({ max }: { max: number }) => `Up to ${bytes(max)} each`,
  onlyTypes: ({ types }: { types: readonly string[] }) => `Only ${list(types.map(isolate))}`,
  inAlbum: ({ album }: { album: string }) => `Into the album ${isolate(album)}`,
  notifies: 'Mails you about new files',
  copy: 'Copy address',
  copied: 'Address copied to clipboard!',
  copyFailed: 'Failed to copy the address',
  showFiles: 'Show received files',
  edit: ({ title }: Titled) => `Change ${isolate(title)}`,
  showQr: ({ title }: Titled) => `QR code of ${isolate(title)}`,
  close: 'Close',
  reopen: 'Reopen',
  closed: 'Request closed. It accepts no more files.',
  reopened: 'Request reopened.',
  notMade: 'The request was not created',
  notSaved: 'The request was not changed',
  saved: 'Request changed.',
  delete: ({ title }: Titled) => `Delete ${isolate(title)}`,
  deleteText:
    'Its address stops working immediately, and uploads in progress are lost. The files it received stay in your uploads.',
  deleted: 'Request deleted. The files it received are kept.',
  form: {
    change: 'Change request',
    dismiss: 'Close the form',
    title: 'Title',
    titleHint: 'Senders see it.',
    titleRequired: 'Enter a title.',
    text: 'Text for senders',
    textHint: 'Optional: which files you need, and why.',
    more: 'Limits, album and password',
    afterDays: ({ count }: { count: number }) =>
      plural(count, { one: 'In # day', other: 'In # days' }),
    maxFiles: 'Maximum number of files',
    fileMegabytes: 'Maximum size of a file in MB',
    fileMegabytesHint: 'Leave empty for the server’s limit.',
    megabytes: 'Maximum size of all files in MB',
    megabytesHint: 'Leave empty for your storage limit.',
    megabytesInvalid: 'Enter a number above 0, or leave it empty.',
    types: 'Accepted types',
    typesHint: 'Such as image/* or application/pdf, separated by spaces. Leave empty for all.',
    typesInvalid: ({ type }: { type: string }) =>
      `${isolate(type)} is not a type such as image/* or application/pdf.`,
    album: 'Add the files to an album',
    noAlbum: 'None',
    notify: 'Notify me of new files by mail',
    newPassword: 'New password of the request',
    make: 'Create request',
  },
  made: {
    title: 'Your request is open',
    lead: 'Share this address. Everyone who has it can send you files until the request expires.',
    address: 'Address of the request',
    qr: 'QR code of the address',
    open: 'Open the page',
    done: 'Done',
  },
};
