import { useSyncExternalStore } from 'react';

const stepMs = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = window.setInterval(listener, stepMs);
  return () => window.clearInterval(timer);
}

// The same value within a step, so that a component renders again only with the next one.
const currentStep = () => Math.floor(Date.now() / stepMs) * stepMs;

/** The time in milliseconds, of half a minute ago at most; renders again as it passes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentStep);
}
