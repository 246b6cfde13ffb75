import type { ReactNode } from 'react';

import classes from './row-actions.module.css';

interface RowActionsProps {
  children: ReactNode;
  /** At the row's start instead of its end. */
  isStart?: boolean;
}

export function RowActions({ children, isStart = false }: RowActionsProps) {
  return (
    <div className={classes.actions} data-start={isStart}>
      {children}
    </div>
  );
}
