import type { ReactNode } from 'react';

import classes from './panel.module.css';

interface PanelProps {
  title?: string;
  /** At the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** A titled region of a page. */
export function Panel({ title, side, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      {title && (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {side}
        </div>
      )}
      {children}
    </section>
  );
}
