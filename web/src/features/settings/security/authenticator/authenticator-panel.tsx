import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../../api/client.ts';
import { refetch } from '../../../../api/refetch.ts';
import { formatDateTime } from '../../../../format/date.ts';
import { m } from '../../../../language/messages.ts';
import { rich } from '../../../../language/rich.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { InlineError } from '../../inline-error.tsx';
import { LazyPanel } from '../../lazy-panel.tsx';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';

import classes from '../sign-in-methods.module.css';

const SetUpAuthenticator = lazy(async () => ({
  default: (await import('./set-up-authenticator.tsx')).SetUpAuthenticator,
}));

interface AuthenticatorPanelProps {
  /** Since when there is one; null: there is none. */
  since: string | null;
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** The account's authenticator app: setting it up, and removing it. */
export function AuthenticatorPanel({ since, onRecoveryCodes }: AuthenticatorPanelProps) {
  const texts = m.secondFactors.app;
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: () => parseResponse(api.auth.totp.$post({ json: {} })),
    meta: { isShownInPlace: true },
    // It may have been set up elsewhere.
    onError: () => refetch(queryClient, signInMethodsQuery.queryKey),
  });
  const isSettingUp = since === null && begin.data !== undefined;
  return (
    <Panel
      title={texts.title}
      side={
        since === null &&
        !isSettingUp && (
          <BusyButton size="sm" isBusy={begin.isPending} onClick={() => begin.mutate()}>
            {texts.setUp}
          </BusyButton>
        )
      }
    >
      <div className={classes.content}>
        <p className={classes.lead}>{texts.lead}</p>
        <InlineError>{inlineErrorMessage(begin.error)}</InlineError>
        {since !== null && <InUse since={since} />}
        {isSettingUp && (
          <LazyPanel>
            <SetUpAuthenticator
              {...begin.data.data}
              onDone={(codes) => {
                onRecoveryCodes(codes);
                begin.reset();
                // At once, so that nothing moves when the server's answer comes.
                queryClient.setQueryData(signInMethodsQuery.queryKey, (known) =>
                  known
                    ? {
                        ...known,
                        totpSince: new Date().toISOString(),
                        recoveryCodesLeft: codes.length,
                      }
                    : known,
                );
                void refetch(queryClient, signInMethodsQuery.queryKey);
              }}
              onCancel={() => begin.reset()}
            />
          </LazyPanel>
        )}
      </div>
    </Panel>
  );
}

function InUse({ since }: { since: string }) {
  const texts = m.secondFactors.app;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => parseResponse(api.auth.totp.$delete()),
    meta: { isShownInPlace: true },
    onSuccess: () => toastSuccess(m.secondFactors.app.removed),
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, signInMethodsQuery.queryKey);
    },
  });
  return (
    <>
      <div className={classes.state}>
        <p className={classes.stateText}>
          {rich((at) => texts.since({ date: at('date') }), {
            date: <time dateTime={since}>{formatDateTime(since)}</time>,
          })}
        </p>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.removeTitle}
          onClick={() => setIsAsking(true)}
        >
          {texts.remove}
        </Button>
      </div>
      <InlineError>{inlineErrorMessage(remove.error)}</InlineError>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}
