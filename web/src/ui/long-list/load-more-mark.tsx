import { useEffect, useEffectEvent, useRef } from 'react';

interface LoadMoreMarkProps {
  /** Whether there is more, and nothing is being loaded. */
  hasMore: boolean;
  onMore: () => void;
}

/** Behind what is loaded of a list: more is loaded before it is reached. */
export function LoadMoreMark({ hasMore, onMore }: LoadMoreMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  useEffect(() => {
    const element = mark.current;
    if (!hasMore || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore]);
  return <div ref={mark} />;
}
