import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { apiTokenQuery } from './api-token-query.ts';

import formClasses from '../settings-form.module.css';
import classes from './api-token-panel.module.css';

export function ApiTokenPanel() {
  return (
    <Panel title="API Token">
      <p className={formClasses.lead}>
        Programs upload with it in your name. They can list, read and delete your uploads, and
        nothing else.
      </p>
      <Content />
    </Panel>
  );
}

function Content() {
  const token = useQuery(apiTokenQuery);
  if (token.isPending) {
    return (
      <output aria-label="Loading your API token">
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (token.data === undefined) {
    return (
      <LoadError
        title="Your API token cannot be shown"
        error={token.error}
        onRetry={() => void token.refetch()}
      />
    );
  }
  return (
    <>
      <TokenField token={token.data} />
      <div className={classes.actions}>
        <RotateButton />
      </div>
    </>
  );
}

function TokenField({ token }: { token: string }) {
  const { isCopied, copy } = useCopy({
    copied: 'API token copied to clipboard!',
    failed: 'Failed to copy token',
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.field}>
      <Field
        label="Your API token"
        type="password"
        value={token}
        readOnly
        // Browsers must not offer to save it as a password.
        autoComplete="off"
        spellCheck={false}
        rightSectionWidth={44}
        rightSection={
          <IconButton
            label="Copy API token"
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
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rotate = useMutation({
    mutationFn: () => parseResponse(api.auth.token.$post({ json: {} })),
    onSuccess: ({ data: { apiToken } }) => {
      queryClient.setQueryData(apiTokenQuery.queryKey, apiToken);
      toastSuccess('API token replaced. Download your client files again.');
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
      <Button
        ref={button}
        variant="default"
        aria-disabled={rotate.isPending}
        data-disabled={rotate.isPending}
        leftSection={<IconRefresh size="1rem" aria-hidden="true" />}
        onClick={() => {
          if (!rotate.isPending) setIsAsking(true);
        }}
      >
        {rotate.isPending ? 'Replacing...' : 'Replace token'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Replace API token"
        confirmLabel="Replace"
        isBusy={false}
        onConfirm={replace}
        onCancel={() => setIsAsking(false)}
      >
        The old token stops working at once. ShareX and scripts that use it need a new file
        afterwards.
      </ConfirmDialog>
    </>
  );
}
