import { useEffect, useState } from 'react';

const settlingMs = 200;

/** `value` once it has not changed for a moment. */
export function useSettledValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), settlingMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
