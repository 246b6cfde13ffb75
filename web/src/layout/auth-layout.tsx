import type { ReactNode } from 'react';

import { Logo } from '../ui/logo.tsx';
import { PageTitle } from '../ui/navigation/page-title.tsx';

import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Stands under the card. */
  foot?: ReactNode;
  /** Stands at the very end and may unfold; nothing above it moves then. */
  below?: ReactNode;
}

/** One centred card under the product's name: login, registration, and what stands in front of the app. */
export function AuthLayout({ title, lead, children, foot, below }: AuthLayoutProps) {
  return (
    <main className={classes.page} data-unfolds={below !== undefined}>
      <PageTitle parts={[title]} />
      <Logo size="lg" />
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {foot && <p className={classes.foot}>{foot}</p>}
      {below}
    </main>
  );
}
