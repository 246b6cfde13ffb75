import { createFormats } from '../../formats.ts';

const { bytes, isolate, list, number, plural } = createFormats('en');

type Titled = { title: string };

/** Requests for files, as their owner sees them. */
export const fileRequests = {
  title: 'Your requests',
  /** `max` is how many an account may have. */
  lead: ({ max }: { max: number }) =>
    `At the address of a request, people without an account send you files. They see nothing of yours, and what they send counts against your storage. You may have ${number(max)} requests.`,
  create: 'New request',
  /** Further words that find the command; they are not shown. */
  createKeywords: 'drop receive collect ask files',
  loading: 'Loading your requests',
  failed: 'Your requests cannot be shown',
  none: 'No requests yet',
  noneHint:
    'Make one and pass its address on: what people send there is among your uploads, without an account for them.',
  states: { open: 'Open', closed: 'Closed', expired: 'Has ended', full: 'Complete' },
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
  closed: 'Request closed: it takes no more files.',
  reopened: 'Request reopened.',
  notMade: 'The request was not made',
  notSaved: 'The request was not changed',
  saved: 'Request changed.',
  delete: ({ title }: Titled) => `Delete ${isolate(title)}`,
  deleteText:
    'Its address stops working at once, and files that are on their way are lost. What it has received stays among your uploads.',
  deleted: 'Request deleted. What it has received stays.',
  form: {
    change: 'Change request',
    dismiss: 'Close the form',
    title: 'Title',
    titleHint: 'Senders see it.',
    titleRequired: 'Enter a title.',
    text: 'Text for senders',
    textHint: 'Optional: what you ask for, and why.',
    more: 'Limits, album and password',
    afterDays: ({ count }: { count: number }) =>
      plural(count, { one: 'In # day', other: 'In # days' }),
    maxFiles: 'Number of files',
    fileMegabytes: 'Megabytes of each file',
    fileMegabytesHint: 'Empty: as large as the server allows.',
    megabytes: 'Megabytes of all files',
    megabytesHint: 'Empty: as far as your storage goes.',
    megabytesInvalid: 'Enter a number above 0, or nothing.',
    types: 'Accepted types',
    typesHint: 'Such as image/* or application/pdf, with spaces between them. Empty: all.',
    typesInvalid: ({ type }: { type: string }) =>
      `${isolate(type)} is no type such as image/* or application/pdf.`,
    album: 'Album that the files join',
    noAlbum: 'None',
    notify: 'Send me a mail about new files',
    newPassword: 'New password of the request',
    make: 'Create request',
  },
  made: {
    title: 'Your request is open',
    lead: 'Pass this address on. All who have it can send you files until the request ends.',
    address: 'Address of the request',
    qr: 'QR code of the address',
    open: 'Open the page',
    done: 'Done',
  },
};
