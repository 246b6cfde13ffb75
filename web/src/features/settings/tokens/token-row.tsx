import type { TokenScope } from '@perch/contract/accounts/limits';
import type { Token } from '@perch/contract/accounts/tokens';
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bodyOf, fieldsOf, type TokenFields } from './token-fields.ts';
import { TokenForm } from './token-form.tsx';

import classes from './tokens.module.css';

export function TokenRow({ token }: { token: Token }) {
  const [isChanging, setIsChanging] = useState(false);
  const texts = m.tokens;
  const { name, lastUsedAddress: network } = token;
  if (isChanging) return <Changing token={token} onEnd={() => setIsChanging(false)} />;
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconKey size="1.25rem" stroke={1.5} aria-hidden="true" />
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{token.scopes.map(scopeName).join(' · ')}</p>
        <p className={classes.detail}>
          <span>
            {token.lastUsedAt === null
              ? texts.neverUsed
              : rich((at) => texts.lastUsed({ date: at('date') }), {
                  date: <Moment at={token.lastUsedAt} />,
                })}
          </span>
          {network !== '' && <span>{texts.from({ network })}</span>}
          {token.expiresAt !== null && <End at={token.expiresAt} />}
          {token.profile && <span>{token.profile.name}</span>}
        </p>
      </div>
      <IconButton
        label={texts.edit({ name })}
        icon={<IconPencil size="1.125rem" />}
        onClick={() => setIsChanging(true)}
      />
      <RevokeButton token={token} />
    </li>
  );
}

/** A scope of another version of the server has no name here. */
function scopeName(scope: TokenScope): string {
  const names: Partial<Record<TokenScope, string>> = m.tokens.scopeNames;
  return names[scope] ?? scope;
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

function End({ at }: { at: string }) {
  const [now] = useState(Date.now);
  if (Date.parse(at) <= now) return <span className={classes.ended}>{m.tokens.ended}</span>;
  return (
    <span>
      {rich((place) => m.tokens.endsOn({ date: place('date') }), { date: <Moment at={at} /> })}
    </span>
  );
}

function Changing({ token, onEnd }: { token: Token; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (fields: TokenFields) => {
      const param = { id: token._id };
      return parseResponse(api.tokens[':id'].$patch({ param, json: bodyOf(fields) }));
    },
    onSuccess: async () => {
      toastSuccess(m.tokens.changed);
      await refetch(queryClient, tokensQuery.queryKey);
      onEnd();
    },
  });
  return (
    <li className={classes.changing}>
      <TokenForm
        isNew={false}
        initial={fieldsOf(token)}
        isBusy={change.isPending}
        onSubmit={(fields) => change.mutate(fields)}
        onCancel={onEnd}
      />
    </li>
  );
}

function RevokeButton({ token: { _id: id, name } }: { token: Token }) {
  const queryClient = useQueryClient();
  const texts = m.tokens;
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => parseResponse(api.tokens[':id'].$delete({ param: { id } })),
    onSuccess: () => toastSuccess(m.tokens.revoked),
    // Also after an error: it may have been revoked elsewhere.
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, tokensQuery.queryKey);
    },
  });
  return (
    <>
      <IconButton
        label={texts.revoke({ name })}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.revoke({ name })}
        confirmLabel={texts.confirmRevoke}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.revokeText}
      </ConfirmDialog>
    </>
  );
}
