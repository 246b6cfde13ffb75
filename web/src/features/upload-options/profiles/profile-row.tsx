import type { Profile } from '@perch/contract/uploads/profiles';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { albumQuery } from '../../../api/albums/albums-queries.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { profilesQuery, tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { summarizeOptions } from '../option-texts.ts';
import { optionsOf } from './profile-values.ts';

import classes from './profiles-panel.module.css';

interface ProfileRowProps {
  profile: Profile;
  onChange: () => void;
}

export function ProfileRow({ profile, onChange }: ProfileRowProps) {
  const texts = m.tokens.profiles;
  const { name } = profile;
  const options = optionsOf(profile);
  const { data: album } = useQuery({
    ...albumQuery(profile.album ?? ''),
    enabled: profile.album !== null,
  });
  const parts = [
    ...(Object.keys(options).length > 0 ? [summarizeOptions(options, {}, album?.name)] : []),
    ...(profile.domain === null ? [] : [unicodeName(profile.domain)]),
    ...(profile.hasPassword ? [m.linkChange.password.label] : []),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>
          {parts.length > 0 ? parts.join('\u00A0· ') : texts.asAccount}
        </p>
      </div>
      <IconButton
        label={texts.edit({ name })}
        icon={<IconPencil size="1.125rem" />}
        onClick={onChange}
      />
      <DeleteButton profile={profile} />
    </li>
  );
}

function DeleteButton({ profile: { _id: id, name } }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const texts = m.tokens.profiles;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => parseResponse(api.profiles[':id'].$delete({ param: { id } })),
    onSuccess: () => toastSuccess(m.tokens.profiles.deleted),
    // Also after an error: it may have been deleted elsewhere.
    onSettled: async () => {
      setIsAsking(false);
      void refetch(queryClient, tokensQuery.queryKey);
      await refetch(queryClient, profilesQuery.queryKey);
    },
  });
  return (
    <>
      <IconButton
        label={texts.delete({ name })}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.delete({ name })}
        confirmLabel={m.general.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </>
  );
}
