import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Files that people have sent to a request. */
export const received = {
  /** The filter of the list. */
  filter: ({ title }: { title: string }) => `Received by “${isolate(title)}”`,
  /** Of a request whose title is not known. */
  filterUnnamed: 'Received by a request',
  removeFilter: 'Show all files',
  request: 'Sent to',
  deletedRequest: 'A deleted request',
  sender: 'Sent by',
  unnamed: 'Without a name',
};
