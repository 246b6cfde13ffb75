import { useEffect, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { retryText } from './progress-text.ts';

import classes from './transfer-row.module.css';

const tickMs = 1000;

/** Says that the server cannot be reached, and counts down to the next attempt. */
export function RetryCountdown({ nextTryAtMs }: { nextTryAtMs: number }) {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const tick = () => setNowMs(performance.now());
    const ticking = window.setInterval(tick, tickMs);
    return () => window.clearInterval(ticking);
  }, []);
  return (
    <span>
      {rich((at) => m.transfers.progress.waitingForServer({ nextTry: at('nextTry') }), {
        nextTry: <span className={classes.together}>{retryText(nextTryAtMs - nowMs)}</span>,
      })}
    </span>
  );
}
