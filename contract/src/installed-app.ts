// What the server, the app and its service worker know of each other, where the app is installed.

/** The script of the service worker: where it stands is what it is responsible for. */
export const workerPath = '/sw.js';

/** Where a program's share arrives: the service worker answers it, and leads to one of the outcomes. */
export const sharePath = '/share-target';

/** How the app is opened: after a share, after one that could not be kept, or for a new paste. */
export const openings = {
  shared: '/uploads#shared',
  notShared: '/uploads#not-shared',
  newPaste: '/uploads#new-paste',
} as const;

/** Whether the app was opened so, by the hash of its address. */
export const isOpening = (opening: keyof typeof openings, hash: string): boolean =>
  hash !== '' && openings[opening].endsWith(hash);
