import { formatBytes } from '@perch/contract/size';

import { formatTimeLeft } from '../../format/duration.ts';
import { percentOf, secondsLeft } from './transfer-rate.ts';

/** `42% · 3.20 MB/s · 12 s left` */
export function progressText(
  sentBytes: number,
  totalBytes: number,
  bytesPerSecond: number | undefined,
): string {
  const percent = `${percentOf(sentBytes, totalBytes)}%`;
  if (bytesPerSecond === 0) return `${percent} · Waiting for the network…`;
  const left = secondsLeft(totalBytes - sentBytes, bytesPerSecond);
  if (bytesPerSecond === undefined || left === undefined) return percent;
  return `${percent} · ${formatBytes(Math.round(bytesPerSecond))}/s · ${formatTimeLeft(left)}`;
}
