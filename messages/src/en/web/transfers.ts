import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('en');

type Named = {
  /** A file's name. */
  name: string;
};
type Counted = {
  count: number;
};

/** Files on their way to the server. */
export const transfers = {
  tray: 'Uploads in progress',
  unfold: 'Show uploads',
  fold: 'Collapse uploads',
  close: 'Close uploads',
  allFiles: 'All files',
  /** One line for all files, of those that apply, in this order. */
  summary: {
    uploading: ({ current, total }: { current: number; total: number }) =>
      `Uploading ${current} of ${total}`,
    uploaded: ({ count }: Counted) => `${count} uploaded`,
    paused: ({ count }: Counted) => `${count} paused`,
    failed: ({ count }: Counted) => `${count} failed`,
    join: ({ parts }: { parts: readonly string[] }) => parts.join(', '),
  },
  /** For screen readers. */
  spokenPercent: ({ name, percent }: Named & { percent: number }) =>
    `${isolate(name)}: ${percent} percent`,
  spokenWaiting: ({ name }: Named) => `${isolate(name)}: waiting for the server`,
  /** How far one file is. */
  progress: {
    waiting: ({ size }: { size: number }) => `Waiting, ${bytes(size)}`,
    percent: ({ percent }: { percent: number }) => `${percent}%`,
    /** `timeLeft` is one of `format.timeLeft`. */
    sending: (sent: { percent: number; bytesPerSecond: number; timeLeft: string }) =>
      `${sent.percent}% · ${bytes(sent.bytesPerSecond)}/s · ${sent.timeLeft}`,
    stalled: ({ percent }: { percent: number }) => `${percent}% · Waiting for the network…`,
    storing: ({ percent }: { percent: number }) => `${percent}% · Storing…`,
    paused: ({ size }: { size: number }) => `Paused, ${bytes(size)}`,
    pausedAt: ({ percent, size }: { percent: number; size: number }) =>
      `Paused at ${percent}%, ${bytes(size)}`,
    uploaded: ({ size }: { size: number }) => `Uploaded, ${bytes(size)}`,
    /** `nextTry` is one of the two that follow. */
    waitingForServer: ({ nextTry }: { nextTry: string }) => `Waiting for the server… ${nextTry}`,
    nextTry: ({ seconds }: { seconds: number }) => `Next try in ${seconds} s`,
    tryingAgain: 'Trying again',
  },
  actions: {
    retry: ({ name }: Named) => `Retry ${isolate(name)}`,
    tryNow: ({ name }: Named) => `Try ${isolate(name)} now`,
    pause: ({ name }: Named) => `Pause ${isolate(name)}`,
    resume: ({ name }: Named) => `Resume ${isolate(name)}`,
    cancel: ({ name }: Named) => `Cancel ${isolate(name)}`,
    dismiss: ({ name }: Named) => `Dismiss ${isolate(name)}`,
    retryFailed: ({ count }: Counted) => `Retry ${count} failed`,
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    clearFinished: 'Clear finished',
    cancelAll: 'Cancel all',
  },
  outcomes: {
    stored: ({ name }: Named) => `${isolate(name)} uploaded successfully!`,
    failed: ({ name }: Named) => `Failed to upload ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }: { size: number; maxBytes: number }) =>
      `The file is ${bytes(size)} large; files may be up to ${bytes(maxBytes)}.`,
    fileChanged: 'The file was changed or removed. Choose it again.',
    noLink: 'The server did not return a link.',
    needsReload: 'A part of Perch could not be loaded. Reload the page and try again.',
  },
  /** Uploads that a reload of the page has interrupted. */
  interrupted: {
    title: ({ count }: Counted) =>
      plural(count, { one: 'Interrupted upload', other: 'Interrupted uploads' }),
    choose: ({ count }: Counted) =>
      plural(count, { one: 'Choose the file', other: 'Choose the files' }),
    hint: ({ count }: Counted) =>
      plural(count, {
        one: 'Choose the same file again to resume where it stopped.',
        other: 'Choose the same files again to resume where they stopped.',
      }),
    list: 'Interrupted',
    progress: ({ name }: Named) => `${isolate(name)}, interrupted`,
    status: ({ size }: { size: number }) => `Interrupted, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }: { percent: number; sent: number; size: number }) =>
      `Interrupted at ${percent}% · ${bytes(sent)} of ${bytes(size)}`,
    discard: 'Discard',
    discardNamed: ({ name }: Named) => `Discard ${isolate(name)}`,
    notDiscarded: 'Failed to discard the upload',
  },
};
