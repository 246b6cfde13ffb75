import { Skeleton } from '@mantine/core';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { apiTokenQuery } from '../../../api/tokens/tokens-queries.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

import formClasses from '../settings-form.module.css';
import classes from './api-token-panel.module.css';

export function ApiTokenPanel() {
  return (
    <Panel title={m.apiAccess.token.title}>
      <p className={formClasses.lead}>{m.apiAccess.token.lead}</p>
      <Content />
    </Panel>
  );
}

function Content() {
  const token = useQuery(apiTokenQuery);
  if (token.isPending) {
    return (
      <output aria-label={m.apiAccess.token.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (token.data === undefined) {
    return (
      <LoadError
        title={m.apiAccess.token.failed}
        error={token.error}
        onRetry={() => void token.refetch()}
      />
    );
  }
  return (
    <>
      {token.data === null ? (
        <p>{m.tokens.byDefault.off}</p>
      ) : (
        <>
          <TokenField token={token.data} />
          <div className={classes.actions}>
            <RotateButton />
          </div>
        </>
      )}
    </>
  );
}

function TokenField({ token }: { token: string }) {
  const texts = m.apiAccess.token;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.field}>
      <Field
        label={texts.label}
        type="password"
        value={token}
        readOnly
        // Browsers must not offer to save it as a password.
        autoComplete="off"
        spellCheck={false}
        rightSectionWidth={44}
        rightSection={
          <IconButton
            label={texts.copy}
            icon={<Icon size="1.125rem" />}
            onClick={() => void copy(token)}
          />
        }
      />
    </div>
  );
}

function RotateButton() {
  const queryClient = useQueryClient();
  const texts = m.apiAccess.token;
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rotate = useMutation({
    mutationFn: () => parseResponse(api.auth.token.$post({ json: {} })),
    onSuccess: ({ data: { apiToken } }) => {
      queryClient.setQueryData(apiTokenQuery.queryKey, apiToken);
      toastSuccess(m.apiAccess.token.replaced);
    },
  });
  const replace = () => {
    // Focused first, so that the password dialog returns the focus here.
    button.current?.focus();
    setIsAsking(false);
    rotate.mutate();
  };
  return (
    <>
      <BusyButton
        ref={button}
        variant="default"
        leftSection={<IconRefresh size="1rem" aria-hidden="true" />}
        isBusy={rotate.isPending}
        onClick={() => setIsAsking(true)}
      >
        {rotate.isPending ? texts.replacing : texts.replace}
      </BusyButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.replaceTitle}
        confirmLabel={texts.confirmReplace}
        isBusy={false}
        onConfirm={replace}
        onCancel={() => setIsAsking(false)}
      >
        {texts.replaceText}
      </ConfirmDialog>
    </>
  );
}
