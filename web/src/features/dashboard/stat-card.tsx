import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  icon: ReactNode;
  /** Undefined while it loads: shows placeholders. */
  value: string | undefined;
  /** Undefined where the value is unknown. */
  hint: string | undefined;
  tone?: 'plain' | 'good';
  children?: ReactNode;
}

/** One figure with its label. */
export function StatCard({ label, icon, value, hint, tone = 'plain', children }: StatCardProps) {
  return (
    <section className={classes.card} aria-label={label}>
      <div className={classes.head}>
        <h2 className={classes.label}>{label}</h2>
        {icon}
      </div>
      {value === undefined ? (
        <Placeholder />
      ) : (
        <>
          <p className={classes.value} data-tone={tone}>
            {value}
          </p>
          {hint && <p className={classes.hint}>{hint}</p>}
          <div className={classes.foot}>{children}</div>
        </>
      )}
    </section>
  );
}

function Placeholder() {
  return (
    <>
      <Skeleton className={classes.valueSkeleton ?? ''} />
      <Skeleton className={classes.hintSkeleton ?? ''} />
      <Skeleton className={classes.footSkeleton ?? ''} />
    </>
  );
}
