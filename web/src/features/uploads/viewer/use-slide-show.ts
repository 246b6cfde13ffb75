import { useEffect, useEffectEvent, useState } from 'react';

const slideMs = 4000;
const inputs = ['pointerdown', 'wheel', 'keydown'] as const;

/** Marks the button that starts and stops the slide show. */
export const slideShowAttribute = { 'data-slide-show': '' };

interface SlideShow {
  /** There is another picture. */
  hasNext: boolean;
  /** What is shown is loaded: only now its time begins. */
  isReady: boolean;
  onNext: () => void;
}

/** Shows a picture after the other until the user does anything. */
export function useSlideShow({ hasNext, isReady, onNext }: SlideShow) {
  const [isChosen, setIsChosen] = useState(false);
  const isPlaying = isChosen && hasNext;
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!isPlaying || !isReady) return undefined;
    const timer = window.setTimeout(() => next(), slideMs);
    return () => window.clearTimeout(timer);
  }, [isPlaying, isReady]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const stop = (event: Event) => {
      // They toggle it themselves.
      const isToggle =
        (event instanceof KeyboardEvent && event.key === ' ') ||
        (event.target instanceof Element && event.target.closest('[data-slide-show]') !== null);
      if (!isToggle) setIsChosen(false);
    };
    for (const name of inputs) window.addEventListener(name, stop, { capture: true });
    return () => {
      for (const name of inputs) window.removeEventListener(name, stop, { capture: true });
    };
  }, [isPlaying]);
  return { isPlaying, toggle: () => setIsChosen(!isPlaying) };
}
