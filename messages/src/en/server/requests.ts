import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('en');

/** Requests for files, and what their senders see. */
export const requests = {
  noSuchRequest: 'There is no such request for files.',
  tooMany: ({ max }: { max: number }) =>
    `You have ${number(max)} requests for files, which is the limit. Delete one first.`,
  deleted: 'The request is deleted. What it has received stays.',
  /** What senders are refused. */
  drop: {
    over: 'This request for files has ended.',
    full: 'This request has no place left for this file.',
    passwordNeeded:
      'This request has a password: open its page in a browser, or send the password in the header Perch-Password.',
    noRoom: 'Files cannot be taken at the moment. Please try again later.',
    tooManyAtOnce:
      'Too many files are being sent to this request at the moment. Please try again later.',
    notForSenders: ({ name }: { name: string }) => `${isolate(name)} is not for senders to choose.`,
    sender: ({ max }: { max: number }) =>
      `sender may have up to ${number(max)} visible characters.`,
    lengthNeeded: 'Upload-Length is required here.',
  },
  /** The page of a request. */
  page: {
    asks: ({ username }: { username: string }) => `${isolate(username)} asks you for files.`,
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
    notAll: 'Not everything has arrived',
    allSent: 'Everything has been sent.',
    interrupted:
      'Sending was interrupted here before. Choose the same files again, and it goes on where it stopped:',
    ended: 'This request for files has ended',
    endedWhy: 'Its time is over, or it was closed.',
    fullTitle: 'Thank you, that is all',
    fullWhy: 'This request has received all the files that it takes.',
    locked: 'This request for files has a password',
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
    off: 'You get this mail because the request is set to tell you.',
    link: 'Your files',
  },
};
