import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { m } from '../../language/messages.ts';
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
      <PageTitle parts={[m.domains.page]} />
      <div className={classes.side}>
        <AddDomain />
        <aside className={classes.info} aria-label={m.domains.aboutApproval}>
          <IconInfoCircle size="1.125rem" aria-hidden="true" />
          <p>{m.domains.approvalText}</p>
        </aside>
      </div>
      <DomainsList clientConfig={clientConfig} />
    </div>
  );
}
