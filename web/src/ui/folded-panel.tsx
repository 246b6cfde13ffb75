import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import classes from './folded-panel.module.css';

interface FoldedPanelProps {
  label: string;
  icon: ReactNode;
  /** Whether something is chosen in it. */
  isActive: boolean;
  /** Whether the button shows its label where there is room. */
  hasLabel?: boolean;
  /** Opens the panel whenever it becomes another value than undefined. */
  openFor?: unknown;
  /** At the end of its toolbar, where it would not fit at the start. */
  side?: 'start' | 'end';
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A button of a toolbar that opens a panel below it; on phones at the bottom of the screen. */
export function FoldedPanel(props: FoldedPanelProps) {
  const { label, icon, isActive, hasLabel = false, openFor, side = 'end', className } = props;
  const [isOpen, setIsOpen] = useState(openFor !== undefined);
  const [openedFor, setOpenedFor] = useState(openFor);
  if (openFor !== openedFor) {
    setOpenedFor(openFor);
    if (openFor !== undefined) setIsOpen(true);
  }
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  useLeaving(place, isOpen, (how) => {
    if (how === 'Escape') close();
    else setIsOpen(false);
  });
  return (
    <div ref={place} className={classes.place}>
      <button
        id={id}
        type="button"
        className={`${classes.button} ${className ?? ''}`}
        aria-label={label}
        data-tooltip={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        {hasLabel && <span className={classes.label}>{label}</span>}
      </button>
      {isOpen && (
        <div
          className={classes.panel}
          data-side={side}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would be above the page and its toasts
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {props.children(close)}
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
      const isInside =
        event.target instanceof Element &&
        // What opens from a field of the panel may stand elsewhere in the document.
        (place.current?.contains(event.target) ||
          event.target.closest('[data-portal] :is([role=dialog], [role=listbox])') !== null);
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
