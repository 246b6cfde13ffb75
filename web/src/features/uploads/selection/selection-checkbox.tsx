import { type ReactNode, useEffect, useRef } from 'react';

import classes from './selection-checkbox.module.css';

interface SelectionCheckboxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  /** `isRange`: with Shift held. */
  onToggle: (isRange: boolean) => void;
  /** Visible text next to the box. */
  children?: ReactNode;
}

/** Selects an upload, or a whole page of them. */
export function SelectionCheckbox({ label, state, onToggle, children }: SelectionCheckboxProps) {
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
        // Browsers send a click event for the space bar too, with the state of Shift.
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {children}
    </label>
  );
}
