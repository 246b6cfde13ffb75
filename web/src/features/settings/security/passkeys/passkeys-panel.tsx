import { Button, Skeleton } from '@mantine/core';
import { passkeysMax } from '@perch/contract/accounts/limits';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { LoadError } from '../../../../ui/feedback/load-error.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { canUsePasskeys } from '../../../../ui/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys-query.ts';

import classes from '../sign-in-methods.module.css';

interface PasskeysPanelProps {
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** The account's passkeys, and how to add one. */
export function PasskeysPanel({ onRecoveryCodes }: PasskeysPanelProps) {
  const { data } = useQuery(passkeysQuery);
  const [isAdding, setIsAdding] = useState(false);
  const texts = m.passkeys;
  const isFull = data !== undefined && data.length >= passkeysMax;
  const canAdd = data !== undefined && canUsePasskeys() && !isFull;
  return (
    <Panel
      title={texts.title}
      side={
        canAdd &&
        !isAdding && (
          <Button
            size="sm"
            leftSection={<IconPlus size="1rem" aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <div className={classes.content}>
        <p className={classes.lead}>{texts.lead}</p>
        {!canUsePasskeys() && <p className={classes.lead}>{m.settings.passkeyUse.unsupported}</p>}
        {isFull && <p className={classes.lead}>{texts.full({ max: passkeysMax })}</p>}
        {canAdd && isAdding && (
          <AddPasskey onRecoveryCodes={onRecoveryCodes} onEnd={() => setIsAdding(false)} />
        )}
        <Passkeys isAdding={isAdding} />
      </div>
    </Panel>
  );
}

function Passkeys({ isAdding }: { isAdding: boolean }) {
  const { data, isPending, error, refetch: retry } = useQuery(passkeysQuery);
  const { loading, failed, none } = m.passkeys;
  if (isPending) {
    return (
      <output aria-label={loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (data === undefined) {
    return <LoadError title={failed} error={error} onRetry={() => void retry()} />;
  }
  if (data.length === 0) return isAdding ? null : <p className={classes.stateText}>{none}</p>;
  return (
    <ul>
      {data.map((passkey) => (
        <PasskeyRow key={passkey._id} passkey={passkey} />
      ))}
    </ul>
  );
}
