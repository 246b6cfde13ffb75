import type { ReactNode } from 'react';

import classes from './notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
}

/** An empty or failed state: the reason and the next action. */
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
