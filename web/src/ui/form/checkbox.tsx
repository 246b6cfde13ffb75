import type { ReactNode } from 'react';

import classes from './checkbox.module.css';

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  /** The label is for screen readers only. */
  isBare?: boolean;
}

/** A checkbox with its label. */
export function Checkbox({ isChecked, onChange, children, isBare = false }: CheckboxProps) {
  return (
    <label className={classes.label}>
      <input
        className={classes.box}
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={isBare ? classes.spoken : classes.words}>{children}</span>
    </label>
  );
}
