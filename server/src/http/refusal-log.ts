import { minuteMs } from '../lib/clock.ts';
import type { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';

/** Runs work after so many milliseconds. */
type Later = (work: () => void, ms: number) => void;

const later: Later = (work, ms) => void setTimeout(work, ms).unref();

/**
 * Logs refusals that are expected under load: the first of each code in a minute, without a stack, and at the end of
 * that minute how many there were. A crowd that is refused would otherwise fill the log.
 */
export function createRefusalLog(log: Pick<Log, 'warn'>, runLater: Later = later) {
  const counts = new Map<string, number>();

  return (error: AppError): void => {
    const { code, message, cause } = error;
    const before = counts.get(code);
    counts.set(code, (before ?? 0) + 1);
    if (before !== undefined) return;
    log.warn('request.refused', {
      code,
      reason: message,
      ...(cause instanceof Error && { cause: cause.message }),
    });
    runLater(() => {
      const count = counts.get(code) ?? 0;
      counts.delete(code);
      if (count > 1) log.warn('request.refused', { code, count, forSeconds: minuteMs / 1000 });
    }, minuteMs);
  };
}
