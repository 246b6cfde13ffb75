import { useState } from 'react';

/** `value`, or the last one that there was: a dialog shows it while it fades out. */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
