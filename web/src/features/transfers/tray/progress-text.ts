import { formatTimeLeft } from '../../../format/duration.ts';
import { m } from '../../../language/messages.ts';
import { percentSent, secondsLeft } from '../queue/transfer-rate.ts';

/** `42% · 3.20 MB/s · 12 s left` */
export function progressText(
  sentBytes: number,
  totalBytes: number,
  bytesPerSecond: number | undefined,
): string {
  const { progress } = m.transfers;
  const percent = percentSent(sentBytes, totalBytes);
  if (bytesPerSecond === 0) return progress.stalled({ percent });
  const left = secondsLeft(totalBytes - sentBytes, bytesPerSecond);
  if (bytesPerSecond === undefined || left === undefined) return progress.percent({ percent });
  const timeLeft = formatTimeLeft(left);
  return progress.sending({ percent, bytesPerSecond: Math.round(bytesPerSecond), timeLeft });
}

/** `Paused at 42%, 3.20 MB`, or `Paused, 3.20 MB` before anything was sent. */
export function pausedText(sentBytes: number, totalBytes: number): string {
  const { paused, pausedAt } = m.transfers.progress;
  if (sentBytes === 0) return paused({ size: totalBytes });
  return pausedAt({ percent: percentSent(sentBytes, totalBytes), size: totalBytes });
}

/** When the next attempt starts. */
export function retryText(leftMs: number): string {
  const { nextTry, tryingAgain } = m.transfers.progress;
  const seconds = Math.ceil(leftMs / 1000);
  return seconds > 0 ? nextTry({ seconds }) : tryingAgain;
}
