import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconRefresh } from '@tabler/icons-react';

import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { checkDomain } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

/** Checks a user's domain now. */
export function CheckDomainButton({ domain }: { domain: Domain }) {
  const check = useAdminAction({
    run: checkDomain,
    done: m.admin.domains.checked({ domain: unicodeName(domain.domain) }),
    failed: m.admin.domains.failedToCheck,
  });
  return (
    <Button
      variant="default"
      size="compact-xs"
      aria-label={m.admin.domains.checkNamed({ domain: domain.domain })}
      leftSection={<IconRefresh size="0.875rem" aria-hidden="true" />}
      loading={check.isPending}
      onClick={() => check.mutate(domain._id)}
    >
      {m.admin.domains.check}
    </Button>
  );
}
