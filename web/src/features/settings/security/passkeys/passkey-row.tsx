import type { Passkey } from '@perch/contract/accounts/passkeys';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../../api/client.ts';
import { refetch } from '../../../../api/refetch.ts';
import { m } from '../../../../language/messages.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';
import { RemovableRow } from '../removable-row.tsx';
import { UsageDates } from '../usage-dates.tsx';
import { NameForm } from './name-form.tsx';
import { passkeysQuery } from './passkeys-query.ts';

import classes from '../sign-in-methods.module.css';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const queryClient = useQueryClient();
  const [isRenaming, setIsRenaming] = useState(false);
  const texts = m.passkeys;
  const { name, _id: id } = passkey;
  if (isRenaming) return <Renaming passkey={passkey} onEnd={() => setIsRenaming(false)} />;
  return (
    <RemovableRow
      icon={<IconFingerprint size="1.25rem" stroke={1.5} aria-hidden="true" />}
      name={name}
      details={
        <>
          <UsageDates createdAt={passkey.createdAt} lastUsedAt={passkey.lastUsedAt} texts={texts} />
          {passkey.isBackedUp && <span>{texts.synced}</span>}
        </>
      }
      actions={
        <IconButton
          label={texts.rename({ name })}
          icon={<IconPencil size="1.125rem" />}
          onClick={() => setIsRenaming(true)}
        />
      }
      removal={{
        title: texts.remove({ name }),
        text: texts.removeText,
        confirm: texts.confirmRemove,
        done: () => m.passkeys.removed,
      }}
      removeIcon={<IconTrash size="1.125rem" />}
      onRemove={() => parseResponse(api.auth.passkeys[':id'].$delete({ param: { id } }))}
      onSettled={async () => {
        await refetch(queryClient, passkeysQuery.queryKey);
        await refetch(queryClient, signInMethodsQuery.queryKey);
      }}
    />
  );
}

function Renaming({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) => {
      const param = { id: passkey._id };
      return parseResponse(api.auth.passkeys[':id'].$patch({ param, json: { name } }));
    },
    meta: { isShownInPlace: true },
    onSuccess: async () => {
      await refetch(queryClient, passkeysQuery.queryKey);
      onEnd();
    },
  });
  return (
    <li className={classes.rowFrame}>
      <NameForm
        initial={passkey.name}
        submitLabel={m.general.save}
        isBusy={rename.isPending}
        refusal={inlineErrorMessage(rename.error)}
        onSubmit={(name) => rename.mutate(name)}
        onCancel={onEnd}
      />
    </li>
  );
}
