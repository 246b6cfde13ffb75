import { useEffect, useRef } from 'react';

import classes from './select-box.module.css';

interface SelectBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
}

/** Chooses an upload, or a whole page of them. */
export function SelectBox({ label, state, onToggle }: SelectBoxProps) {
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
        onChange={onToggle}
      />
    </label>
  );
}
