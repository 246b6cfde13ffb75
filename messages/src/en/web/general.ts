import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Words and sentences of several screens. */
export const general = {
  cancel: 'Cancel',
  delete: 'Delete',
  dismiss: 'Dismiss',
  download: 'Download',
  loading: 'Loading...',
  open: 'Open',
  /** `proxy` is the name of its program; empty where it is not known. */
  proxyBlocks: ({ proxy }: { proxy: string }) =>
    `A proxy${proxy && ` (${isolate(proxy)})`} in front of this server is blocking the upload. Administrators: see docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Save',
  stepOf: ({ step, steps }: { step: number; steps: number }) =>
    `Step ${number(step)} of ${number(steps)}`,
  tryAgain: 'Try again',
  unexplained: 'An error occurred. Please try again.',
  unknownAnswer: 'The server sent an answer that this page does not understand.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};
