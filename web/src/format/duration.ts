import { m } from '../language/messages.ts';

/** `12 s left`, `3 min left`, `2 h 5 min left`; never less than a second. */
export function formatTimeLeft(leftSeconds: number): string {
  const { timeLeft } = m.format;
  const seconds = Math.max(1, Math.ceil(leftSeconds));
  if (seconds < 60) return timeLeft.seconds({ seconds });
  const wholeMinutes = Math.round(seconds / 60);
  if (wholeMinutes < 60) return timeLeft.minutes({ minutes: wholeMinutes });
  const hours = Math.floor(wholeMinutes / 60);
  const minutes = wholeMinutes % 60;
  return minutes === 0 ? timeLeft.hours({ hours }) : timeLeft.hoursAndMinutes({ hours, minutes });
}
