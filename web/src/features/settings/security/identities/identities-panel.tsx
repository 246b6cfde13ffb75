import { Skeleton } from '@mantine/core';
import type { Identity } from '@perch/contract/accounts/identities';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../../api/client.ts';
import { refetch } from '../../../../api/refetch.ts';
import { m } from '../../../../language/messages.ts';
import { LoadError } from '../../../../ui/feedback/load-error.tsx';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { InlineError } from '../../inline-error.tsx';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';
import { RemovableRow } from '../removable-row.tsx';
import { UsageDates } from '../usage-dates.tsx';
import type { LinkOutcome } from './link-outcome.ts';

import classes from '../sign-in-methods.module.css';

interface IdentitiesPanelProps {
  /** What the provider is called with which accounts can be linked; null: there is none. */
  provider: string | null;
  outcome: LinkOutcome | undefined;
}

/** The account's identities at other providers, and how to link one. */
export function IdentitiesPanel({ provider, outcome }: IdentitiesPanelProps) {
  const texts = m.identities;
  const link = useMutation({
    mutationFn: () => parseResponse(api.auth.oidc.link.$post()),
    meta: { isShownInPlace: true },
    onSuccess: ({ data: { url } }) => window.location.assign(url),
  });
  return (
    <Panel
      title={texts.title}
      side={
        provider !== null && (
          <BusyButton
            variant="default"
            size="sm"
            leftSection={<IconLink size="1rem" aria-hidden="true" />}
            // Until the other page is there.
            isBusy={link.isPending || link.isSuccess}
            onClick={() => link.mutate()}
          >
            {texts.link({ provider })}
          </BusyButton>
        )
      }
    >
      <div className={classes.content}>
        <p className={classes.lead}>{texts.lead}</p>
        {outcome === 'linked' && <output className={classes.good}>{texts.isLinked}</output>}
        {outcome !== undefined && outcome !== 'linked' && (
          <InlineError>{texts.notLinked[outcome]}</InlineError>
        )}
        <InlineError>{inlineErrorMessage(link.error)}</InlineError>
        <Identities />
      </div>
    </Panel>
  );
}

function Identities() {
  const { data, isPending, error, refetch: retry } = useQuery(identitiesQuery);
  const { loading, failed, none } = m.identities;
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
  if (data.length === 0) return <p className={classes.stateText}>{none}</p>;
  return (
    <ul>
      {data.map((identity) => (
        <IdentityRow key={identity._id} identity={identity} />
      ))}
    </ul>
  );
}

function IdentityRow({ identity }: { identity: Identity }) {
  const queryClient = useQueryClient();
  const texts = m.identities;
  const { _id: id, provider, name, createdAt, lastUsedAt } = identity;
  return (
    <RemovableRow
      icon={<IconLink size="1.25rem" stroke={1.5} aria-hidden="true" />}
      name={provider}
      details={
        <>
          <span className={classes.identity}>{name}</span>
          <UsageDates createdAt={createdAt} lastUsedAt={lastUsedAt} texts={texts} />
        </>
      }
      removal={{
        title: texts.unlink({ name: `${provider}, ${name}` }),
        text: texts.unlinkText,
        confirm: texts.confirmUnlink,
        done: () => m.identities.unlinked,
      }}
      removeIcon={<IconUnlink size="1.125rem" />}
      onRemove={() => parseResponse(api.auth.identities[':id'].$delete({ param: { id } }))}
      onSettled={async () => {
        await refetch(queryClient, identitiesQuery.queryKey);
        await refetch(queryClient, signInMethodsQuery.queryKey);
      }}
    />
  );
}

/** Always stale: they are used elsewhere too. */
const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.identities.$get({}, { init: { signal } }))).data.identities,
  staleTime: 0,
});
