import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconArrowsExchange } from '@tabler/icons-react';

import { Disclosure } from '../../ui/disclosure.tsx';
import { RedirectForm } from './redirect-form.tsx';

import classes from './domain-options.module.css';

interface DomainOptionsProps {
  domain: Domain;
  onMove: (domain: Domain) => void;
}

/** The rarely used settings of a domain. */
export function DomainOptions({ domain, onMove }: DomainOptionsProps) {
  return (
    <Disclosure title="Options">
      <div className={classes.options}>
        <RedirectForm key={domain.redirectUrl} domain={domain} />
        <Button
          className={classes.move ?? ''}
          variant="default"
          leftSection={<IconArrowsExchange size="1rem" aria-hidden="true" />}
          onClick={() => onMove(domain)}
        >
          Move all files to another domain
        </Button>
      </div>
    </Disclosure>
  );
}
