import { IconFilter } from '@tabler/icons-react';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';
import { withMessages } from '../../../../language/with-messages.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';

import classes from './filter-button.module.css';

const FilterPanel = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../../filters/filter-panel.tsx')).FilterPanel,
  })),
);

/** Opens the choice of tags, favourites and saved filters below the toolbar. */
export function FilterButton({ shown }: { shown: ListState }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useLeaving(place, isOpen, (how) => {
    if (how === 'Escape') close();
    else setIsOpen(false);
  });
  const { open } = m.marks.filter;
  const isActive = shown.isFavorite || shown.tag !== undefined || shown.album !== undefined;
  return (
    <div ref={place} className={classes.place}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        title={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconFilter size="1.125rem" aria-hidden="true" />
        <span className={classes.label}>{open}</span>
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would be above the page and its toasts
        <div className={classes.panel} role="dialog" aria-label={open} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <FilterPanel shown={shown} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Calls `leave` when Escape is pressed, or the focus or a press of the mouse goes elsewhere. */
function useLeaving(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  leave: (how: 'Escape' | 'elsewhere') => void,
): void {
  const run = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onEvent = (event: Event) => {
      const isInside = event.target instanceof Node && place.current?.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape' && isInside) run('Escape');
      } else if (!isInside) run('elsewhere');
    };
    const events = ['keydown', 'pointerdown', 'focusin'];
    for (const name of events) document.addEventListener(name, onEvent);
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent);
    };
  }, [isOpen, place]);
}
