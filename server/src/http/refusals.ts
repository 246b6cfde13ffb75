import type { Overloads } from '../installation/overloads.ts';
import { minuteMs, secondMs } from '../lib/clock.ts';
import { type AppError, OverloadError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface Sinks {
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'requestRefused'>;
  overloads: Pick<Overloads, 'count'>;
}

interface Timing {
  /** Milliseconds. */
  now(): number;
  /** Runs work after so many milliseconds, unless the process has ended before. */
  runLater(work: () => void, ms: number): void;
}

const realTiming: Timing = {
  now: () => performance.now(),
  runLater: (work, ms) => void setTimeout(work, ms).unref(),
};

/** The refused requests of this process, for the metrics, the log and `perch doctor`. */
export interface Refusals {
  /** Every error response goes through here, in any form. */
  record(error: AppError): void;
  /** Logs the counts since the last line. */
  close(): void;
}

/**
 * Of the refusals of a busy server the log has the first in a minute, without a stack, and at the end of that minute how
 * many there were: a crowd that is refused would otherwise fill it.
 */
export function createRefusals({ log, metrics, overloads }: Sinks, timing = realTiming): Refusals {
  let minute: { count: number; beganAt: number } | undefined;

  function endMinute(): void {
    if (minute && minute.count > 1) {
      const forSeconds = Math.max(1, Math.round((timing.now() - minute.beganAt) / secondMs));
      log.warn('request.refused', { code: 'busy', count: minute.count, forSeconds });
    }
    minute = undefined;
  }

  return {
    record(error) {
      const { code, message, cause } = error;
      metrics.requestRefused(code);
      if (error instanceof OverloadError) overloads.count();
      if (code !== 'busy') return;
      if (minute) {
        minute.count += 1;
        return;
      }
      minute = { count: 1, beganAt: timing.now() };
      log.warn('request.refused', {
        code,
        reason: message,
        ...(cause instanceof Error && { cause: cause.message }),
      });
      timing.runLater(endMinute, minuteMs);
    },
    close: endMinute,
  };
}
