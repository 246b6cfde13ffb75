import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconArrowsExchange } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BrandForm } from './brand-form.tsx';
import { RedirectForm } from './redirect-form.tsx';

import classes from './domain-options.module.css';

interface DomainOptionsProps {
  domain: Domain;
  onMove: (domain: Domain) => void;
}

/** The rarely used settings of a domain. */
export function DomainOptions({ domain, onMove }: DomainOptionsProps) {
  return (
    <Disclosure title={m.domains.options.title}>
      <div className={classes.options}>
        <RedirectForm key={domain.redirectUrl} domain={domain} />
        <BrandForm key={`${domain.brandName}\n${domain.brandAccent}`} domain={domain} />
        <Button
          className={classes.move ?? ''}
          variant="default"
          leftSection={<IconArrowsExchange size="1rem" aria-hidden="true" />}
          onClick={() => onMove(domain)}
        >
          {m.domains.options.moveFiles}
        </Button>
      </div>
    </Disclosure>
  );
}
