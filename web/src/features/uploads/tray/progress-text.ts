import { formatBytes } from '@perch/contract/size';

import { formatTimeLeft } from '../../../format/duration.ts';
import { percentSent, secondsLeft } from '../queue/transfer-rate.ts';

/** `42% · 3.20 MB/s · 12 s left` */
export function progressText(
  sentBytes: number,
  totalBytes: number,
  bytesPerSecond: number | undefined,
): string {
  const percent = `${percentSent(sentBytes, totalBytes)}%`;
  if (bytesPerSecond === 0) return `${percent} · Waiting for the network…`;
  const left = secondsLeft(totalBytes - sentBytes, bytesPerSecond);
  if (bytesPerSecond === undefined || left === undefined) return percent;
  return `${percent} · ${formatBytes(Math.round(bytesPerSecond))}/s · ${formatTimeLeft(left)}`;
}

/** `Paused at 42%`, or `Paused` before anything was sent. */
export function pausedText(sentBytes: number, totalBytes: number): string {
  return sentBytes === 0 ? 'Paused' : `Paused at ${percentSent(sentBytes, totalBytes)}%`;
}

/** When the next attempt starts. */
export function retryText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return seconds > 0 ? `Next try in ${seconds} s` : 'Trying again';
}
