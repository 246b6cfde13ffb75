import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconRefresh } from '@tabler/icons-react';

import { unicodeName } from '../../../format/punycode.ts';
import { checkDomain } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

/** Checks a user's domain now. */
export function CheckDomainButton({ domain }: { domain: Domain }) {
  const check = useAdminAction({
    run: checkDomain,
    done: `${unicodeName(domain.domain)} was checked just now.`,
    failed: 'Failed to check domain',
  });
  return (
    <Button
      variant="default"
      size="compact-xs"
      aria-label={`Check now: ${domain.domain}`}
      leftSection={<IconRefresh size="0.875rem" aria-hidden="true" />}
      loading={check.isPending}
      onClick={() => check.mutate(domain._id)}
    >
      Check now
    </Button>
  );
}
