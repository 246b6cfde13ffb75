import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NewToken } from './new-token.tsx';
import { bodyOf, newTokenFields, type TokenFields } from './token-fields.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

import classes from './tokens.module.css';

/** The account's tokens, and how to make one. */
export function TokensPanel() {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Panel
      title={m.tokens.title}
      side={
        !isMaking && (
          <Button
            size="sm"
            leftSection={<IconPlus size="1rem" aria-hidden="true" />}
            onClick={() => setIsMaking(true)}
          >
            {m.tokens.create}
          </Button>
        )
      }
    >
      <p className={classes.lead}>{m.tokens.lead}</p>
      {isMaking && <Making onEnd={() => setIsMaking(false)} />}
      <Tokens />
    </Panel>
  );
}

function Making({ onEnd }: { onEnd: () => void }) {
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: (fields: TokenFields) => parseResponse(api.tokens.$post({ json: bodyOf(fields) })),
    onSuccess: () => refetch(queryClient, tokensQuery.queryKey),
  });
  if (make.data) {
    const { secret, token } = make.data.data;
    return (
      <NewToken
        secret={secret}
        canUpload={token.scopes.includes('upload')}
        canShorten={token.scopes.includes('links')}
        onDone={onEnd}
      />
    );
  }
  return (
    <TokenForm
      isNew
      initial={newTokenFields}
      isBusy={make.isPending}
      onSubmit={(fields) => make.mutate(fields)}
      onCancel={onEnd}
    />
  );
}

function Tokens() {
  const { data, isPending, error, refetch: retry } = useQuery(tokensQuery);
  if (isPending) {
    return (
      <output aria-label={m.tokens.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (data === undefined) {
    return <LoadError title={m.tokens.failed} error={error} onRetry={() => void retry()} />;
  }
  if (data.tokens.length === 0) return <p className={classes.none}>{m.tokens.none}</p>;
  return (
    <ul>
      {data.tokens.map((token) => (
        <TokenRow key={token._id} token={token} />
      ))}
    </ul>
  );
}
