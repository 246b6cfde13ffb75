import { formatBytes } from '@perch/contract/text/size';

import type { RemoteTerminal } from './remote-terminal.ts';

const showEveryMs = 200;
/** The speed is that of the last seconds. */
const speedOverMs = 5000;

/** How far all files have come. */
export interface Progress {
  /** Adds a file of so many bytes; undefined: not known yet. */
  expect(bytes: number | undefined): void;
  /** Adds bytes that have gone out, less those that have to go out again. */
  add(bytes: number): void;
  /** Bytes that lie at the server from before. */
  skip(bytes: number): void;
  fileEnded(): void;
  close(): void;
}

/** Shows on the terminal how far all files have come, where people see it. */
export function showProgress(terminal: RemoteTerminal, files: number): Progress {
  let expected: number | undefined = 0;
  let there = 0;
  let sent = 0;
  let ended = 0;
  const samples: { at: number; sent: number }[] = [];
  const show = () => {
    const at = performance.now();
    samples.push({ at, sent });
    while (samples[0] && at - samples[0].at > speedOverMs) samples.shift();
    const [first] = samples;
    const spanMs = first ? at - first.at : 0;
    const perSecond = first && spanMs > 0 ? ((sent - first.sent) * 1000) / spanMs : 0;
    terminal.show(
      describeProgress({ files, ended, doneBytes: there + sent, bytes: expected, perSecond }),
    );
  };
  const timer = terminal.isSeen ? setInterval(show, showEveryMs) : undefined;
  return {
    expect(bytes) {
      expected = bytes === undefined || expected === undefined ? undefined : expected + bytes;
    },
    add(bytes) {
      sent += bytes;
    },
    skip(bytes) {
      there += bytes;
    },
    fileEnded() {
      ended += 1;
    },
    close() {
      clearInterval(timer);
      terminal.show('');
    },
  };
}

interface State {
  files: number;
  ended: number;
  doneBytes: number;
  /** Of all files; undefined where that of one is not known. */
  bytes: number | undefined;
  perSecond: number;
}

/** `2 of 5 files, 45 %, 1.20 GB of 2.70 GB, 54.00 MB/s, 0:28 left`. */
export function describeProgress({ files, ended, doneBytes, bytes, perSecond }: State): string {
  const parts = files > 1 ? [`${ended} of ${files} files`] : [];
  if (bytes === undefined) parts.push(formatBytes(doneBytes));
  else {
    const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((doneBytes / bytes) * 100));
    parts.push(
      `${percent} %`,
      `${formatBytes(Math.min(doneBytes, bytes))} of ${formatBytes(bytes)}`,
    );
  }
  if (perSecond > 0) {
    parts.push(`${formatBytes(Math.round(perSecond))}/s`);
    if (bytes !== undefined)
      parts.push(`${clockOf(Math.max(0, bytes - doneBytes) / perSecond)} left`);
  }
  return parts.join(', ');
}

function clockOf(seconds: number): string {
  const whole = Math.min(Math.ceil(seconds), 359_999);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
