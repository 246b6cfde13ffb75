import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../../api/client.ts';
import { refetch } from '../../../../api/refetch.ts';
import { m } from '../../../../language/messages.ts';
import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { inlineErrorMessage } from '../../inline-error-message.ts';
import { createPasskey, PasskeyCeremonyError } from '../../passkey-ceremony.ts';
import { signInMethodsQuery } from '../../sign-in-methods-query.ts';
import { deviceName } from '../device-name.ts';
import { NameForm } from './name-form.tsx';
import { passkeysQuery } from './passkeys-query.ts';

interface AddPasskeyProps {
  /** With the first second factor the server makes recovery codes. */
  onRecoveryCodes: (codes: readonly string[]) => void;
  onEnd: () => void;
}

/** Names a passkey, and has the browser make it. */
export function AddPasskey({ onRecoveryCodes, onEnd }: AddPasskeyProps) {
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: async (name: string) => {
      const begun = await parseResponse(api.auth.passkeys.register.options.$post());
      const credential = await createPasskey(begun.data.options);
      const json = { credential, name };
      return parseResponse(api.auth.passkeys.register.verify.$post({ json }));
    },
    meta: { isShownInPlace: true },
    onSuccess: ({ data: { passkey, recoveryCodes } }) => {
      // At once, so that nothing moves when the server's answers come.
      queryClient.setQueryData(passkeysQuery.queryKey, (known) => [...(known ?? []), passkey]);
      if (recoveryCodes) onRecoveryCodes(recoveryCodes);
      toastSuccess(m.passkeys.wasAdded);
      onEnd();
      void refetch(queryClient, passkeysQuery.queryKey);
      void refetch(queryClient, signInMethodsQuery.queryKey);
    },
  });
  const isKnown = add.error instanceof PasskeyCeremonyError && add.error.reason === 'known';
  return (
    <NameForm
      initial={deviceName(navigator.userAgent)}
      submitLabel={m.passkeys.make}
      isBusy={add.isPending}
      refusal={isKnown ? m.passkeys.known : inlineErrorMessage(add.error)}
      onSubmit={(name) => add.mutate(name)}
      onCancel={onEnd}
    />
  );
}
