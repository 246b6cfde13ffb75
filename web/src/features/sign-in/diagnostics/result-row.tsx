import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './result-row.module.css';

interface ResultRowProps {
  isGood: boolean;
  children: ReactNode;
}

/** The result of a tool, good or bad. */
export function ResultRow({ isGood, children }: ResultRowProps) {
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={classes.result} data-good={isGood}>
      <Icon className={classes.icon} size="1.125rem" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
