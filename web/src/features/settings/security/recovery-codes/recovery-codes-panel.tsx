import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../../api/client.ts';
import { refetch } from '../../../../api/refetch.ts';
import { m } from '../../../../language/messages.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { InlineError } from '../../inline-error.tsx';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

import classes from '../sign-in-methods.module.css';

const few = 3;

interface RecoveryCodesPanelProps {
  left: number;
  /** Those that were just made, until the user has kept them. */
  made: readonly string[] | undefined;
  onMade: (codes: readonly string[]) => void;
  onKept: () => void;
}

/** How many recovery codes are left; new ones, this once. */
export function RecoveryCodesPanel({ left, made, onMade, onKept }: RecoveryCodesPanelProps) {
  const { title, lead, left: countOf, few: warning } = m.secondFactors.recovery;
  if (made) {
    return (
      <Panel title={title}>
        <NewRecoveryCodes codes={made} onKept={onKept} />
      </Panel>
    );
  }
  return (
    <Panel title={title} side={<Renew onMade={onMade} />}>
      <div className={classes.content}>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.stateText}>
          {countOf({ count: left })}{' '}
          {left <= few && <span className={classes.warning}>{warning}</span>}
        </p>
      </div>
    </Panel>
  );
}

function Renew({ onMade }: Pick<RecoveryCodesPanelProps, 'onMade'>) {
  const { renew, renewText } = m.secondFactors.recovery;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const make = useMutation({
    mutationFn: () => parseResponse(api.auth['recovery-codes'].$post()),
    meta: { isShownInPlace: true },
    onSuccess: ({ data }) => onMade(data.recoveryCodes),
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, signInMethodsQuery.queryKey);
    },
  });
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        {renew}
      </Button>
      <InlineError>{inlineErrorMessage(make.error)}</InlineError>
      <ConfirmDialog
        isOpen={isAsking}
        title={renew}
        confirmLabel={renew}
        isBusy={make.isPending}
        onConfirm={() => make.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {renewText}
      </ConfirmDialog>
    </>
  );
}
