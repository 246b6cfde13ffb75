import { Button } from '@mantine/core';
import type { Profile } from '@perch/contract/uploads/profiles';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { profilesQuery, tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRow } from './profile-row.tsx';
import { type bodyOf, optionsOf } from './profile-values.ts';

import classes from './profiles-panel.module.css';

/** The account's profiles, and how to make one. */
export function ProfilesPanel() {
  const texts = m.tokens.profiles;
  /** The one that is changed. */
  const [changed, setChanged] = useState<Profile | 'new'>();
  const end = () => setChanged(undefined);
  return (
    <Panel
      title={texts.title}
      side={
        changed === undefined && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size="1rem" aria-hidden="true" />}
            onClick={() => setChanged('new')}
          >
            {texts.create}
          </Button>
        )
      }
    >
      <p className={classes.lead}>{texts.lead}</p>
      {changed === undefined ? (
        <Profiles onChange={setChanged} />
      ) : (
        <Changing profile={changed === 'new' ? undefined : changed} onEnd={end} />
      )}
    </Panel>
  );
}

function Profiles({ onChange }: { onChange: (profile: Profile) => void }) {
  const texts = m.tokens.profiles;
  const { data, isPending, error, refetch: retry } = useQuery(profilesQuery);
  if (isPending) {
    return (
      <output aria-label={texts.loading}>
        <Loading />
      </output>
    );
  }
  if (data === undefined) {
    return <LoadError title={texts.failed} error={error} onRetry={() => void retry()} />;
  }
  if (data.length === 0) return <p className={classes.lead}>{texts.none}</p>;
  return (
    <ul>
      {data.map((profile) => (
        <ProfileRow key={profile._id} profile={profile} onChange={() => onChange(profile)} />
      ))}
    </ul>
  );
}

function Changing({ profile, onEnd }: { profile: Profile | undefined; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (json: ReturnType<typeof bodyOf>) =>
      profile
        ? parseResponse(api.profiles[':id'].$patch({ param: { id: profile._id }, json }))
        : parseResponse(api.profiles.$post({ json })),
    onSuccess: async () => {
      toastSuccess(m.tokens.profiles.saved);
      await refetch(queryClient, profilesQuery.queryKey);
      void refetch(queryClient, tokensQuery.queryKey);
      onEnd();
    },
  });
  return (
    <ProfileForm
      profile={profile}
      options={profile ? optionsOf(profile) : {}}
      isBusy={save.isPending}
      onSubmit={(body) => save.mutate(body)}
      onCancel={onEnd}
    />
  );
}
