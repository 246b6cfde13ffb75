import { type ReactNode, useEffect, useRef } from 'react';

import classes from './selection-checkbox.module.css';

interface SelectBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  /** `isRange`: with Shift held. */
  onToggle: (isRange: boolean) => void;
  /** Stands beside the box for those who see it. */
  children?: ReactNode;
}

/** Chooses an upload, or a whole page of them. */
export function SelectBox({ label, state, onToggle, children }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={classes.box}>
      <input
        ref={input}
        className={classes.input}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        // Browsers say it with a click, whether it came from a mouse or from the space bar.
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {children}
    </label>
  );
}
