import type { ReactNode } from 'react';

import { PageTitle } from '../../../ui/navigation/page-title.tsx';
import { BackLink } from './back-link.tsx';

import classes from './sub-page.module.css';

interface AdminSubPageProps {
  /** Of the document. */
  title: string;
  backTo: string;
  backLabel: string;
  children: ReactNode;
}

/** A page below the panel, with the way back. */
export function AdminSubPage({ title, backTo, backLabel, children }: AdminSubPageProps) {
  return (
    <div className={classes.page}>
      <PageTitle parts={[title, 'Admin']} />
      <BackLink to={backTo}>{backLabel}</BackLink>
      {children}
    </div>
  );
}
