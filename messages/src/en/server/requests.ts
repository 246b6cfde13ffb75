import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('en');

/** Requests for files, and what their senders see. */
export const requests = {
  noSuchRequest: 'There is no such file request.',
  tooMany: ({ max }: { max: number }) =>
    `You have ${number(max)} file requests, which is the limit. Delete one first.`,
  deleted: 'Request deleted. The files it received are kept.',
  /** What senders are refused. */
  drop: {
    over: 'This file request has expired.',
    full: 'This request has no room left for this file.',
    passwordNeeded:
      'This request has a password: open its page in a browser, or send the password in the header Perch-Password.',
    noRoom: 'Files cannot be accepted at the moment. Please try again later.',
    tooManyAtOnce:
      'Too many files are being sent to this request at the moment. Please try again later.',
    notForSenders: ({ name }: { name: string }) => `Senders cannot set ${isolate(name)}.`,
    sender: ({ max }: { max: number }) =>
      `sender may have up to ${number(max)} visible characters.`,
    lengthNeeded: 'Upload-Length is required here.',
  },
  /** The page of a request. */
  page: {
    asks: ({ username }: { username: string }) => `${isolate(username)} is asking you for files.`,
    files: ({ count }: { count: number }) =>
      plural(count, { one: 'Takes # more file', other: 'Takes # more files' }),
    eachBytes: ({ max }: { max: number }) => `Up to ${bytes(max)} each`,
    allBytes: ({ left }: { left: number }) => `${bytes(left)} left in all`,
    types: ({ types }: { types: readonly string[] }) => `Only: ${isolate(types.join(', '))}`,
    until: ({ at }: { at: number }) => `Until ${isolate(moment(at))}`,
    yourName: 'Your name (optional)',
    choose: 'Choose files',
    dropThem: 'or drop them here',
    send: 'Send',
    received: ({ count }: { count: number }) =>
      plural(count, { one: '# file has arrived.', other: '# files have arrived.' }),
    notAll: 'Some files were not sent',
    allSent: 'Everything has been sent.',
    interrupted: 'An upload was interrupted. Choose the same files again to resume it:',
    ended: 'This file request has expired',
    endedWhy: 'It has expired or was closed.',
    fullTitle: 'Thank you, that’s all',
    fullWhy: 'This request has received all the files that it accepts.',
    locked: 'This file request has a password',
  },
  /** A file on its way, on the page. */
  transfer: {
    waiting: 'Ready',
    sending: 'Sending',
    paused: 'Paused',
    retrying: 'Connection lost; trying again',
    sent: 'Sent',
    failed: 'Failed',
    /** `proxy` is the name of its program; empty where it is not known. */
    proxyBlocks: ({ proxy }: { proxy: string }) =>
      `A proxy${proxy && ` (${isolate(proxy)})`} in front of this server is blocking the file. Please tell the person who asked you for it: docs/proxies/README.md#limits-of-a-proxy describes how to fix it.`,
    pause: 'Pause',
    resume: 'Resume',
    remove: 'Remove',
    retry: 'Try again',
  },
  /** To the owner of a request. */
  mail: {
    subject: ({ title }: { title: string }) => `New files: ${isolate(title)}`,
    lead: ({ count, title }: { count: number; title: string }) =>
      `“${isolate(title)}”: ${plural(count, { one: '# file has arrived.', other: '# files have arrived.' })}`,
    file: ({ name, sender }: { name: string; sender: string }) =>
      `${isolate(name)} (from ${isolate(sender)})`,
    more: ({ count }: { count: number }) =>
      plural(count, { one: 'and # more.', other: 'and # more.' }),
    off: 'You get this mail because notifications are on for this request.',
    link: 'Your files',
  },
};
