import { useEffect, useState } from 'react';

import { nextTryText } from './progress-text.ts';

const tickMs = 1000;

/** Says that the server is away, and counts down to the next try. */
export function ServerWait({ nextTryAtMs }: { nextTryAtMs: number }) {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const tick = () => setNowMs(performance.now());
    const ticking = window.setInterval(tick, tickMs);
    return () => window.clearInterval(ticking);
  }, []);
  return `Waiting for the server… ${nextTryText(nextTryAtMs - nowMs)}`;
}
