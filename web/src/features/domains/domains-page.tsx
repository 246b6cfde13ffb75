import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { DomainsList } from './domains-list.tsx';
import { AddDomain } from './setup/add-domain.tsx';

import classes from './domains-page.module.css';

interface DomainsPageProps {
  /** Renders the client configurations of an approved domain. */
  clientConfig: (domain: string) => ReactNode;
}

export function DomainsPage({ clientConfig }: DomainsPageProps) {
  return (
    <div className={classes.page}>
      <PageTitle parts={['Domains']} />
      <div className={classes.side}>
        <AddDomain />
        <aside className={classes.info} aria-label="About approval">
          <IconInfoCircle size="1.125rem" aria-hidden="true" />
          <p>
            Every domain needs admin approval before it can be used. Once it is approved, your links
            can use it, and it has a ShareX configuration of its own.
          </p>
        </aside>
      </div>
      <DomainsList clientConfig={clientConfig} />
    </div>
  );
}
