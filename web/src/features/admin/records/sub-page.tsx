import type { ReactNode } from 'react';

import { m } from '../../../language/messages.ts';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { PageTitle } from '../../../ui/navigation/page-title.tsx';

import classes from './sub-page.module.css';

interface SubPageProps {
  /** The document's title. */
  title: string;
  backTo: string;
  backLabel: string;
  children: ReactNode;
}

/** A page below the admin panel, with a link back. */
export function SubPage({ title, backTo, backLabel, children }: SubPageProps) {
  return (
    <div className={classes.page}>
      <PageTitle parts={[title, m.admin.name]} />
      <BackLink to={backTo}>{backLabel}</BackLink>
      {children}
    </div>
  );
}
