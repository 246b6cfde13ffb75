import type { ReactNode } from 'react';

import classes from './notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** Says that there is nothing to show, or why, and what to do next. */
export function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
