import type { ReactNode } from 'react';

import { BackLink } from './back-link.tsx';

import classes from './admin-sub-page.module.css';

interface AdminSubPageProps {
  backTo: string;
  backLabel: string;
  children: ReactNode;
}

/** A page below the panel, with the way back. */
export function AdminSubPage({ backTo, backLabel, children }: AdminSubPageProps) {
  return (
    <div className={classes.page}>
      <BackLink to={backTo}>{backLabel}</BackLink>
      {children}
    </div>
  );
}
