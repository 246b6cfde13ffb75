import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { resolveConfirmation } from '../../../api/confirmation.ts';
import { m } from '../../../language/messages.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { canUsePasskeys } from '../../../ui/passkeys.ts';
import { inlineErrorMessage } from '../inline-error-message.ts';
import { InlineError } from '../inline-error.tsx';
import { requestPasskey } from '../passkey-ceremony.ts';
import { useFirstFocus } from './use-first-focus.ts';

import classes from './confirmation-dialog.module.css';

/** `isFirst`: it has the focus, and is the button that stands out. */
export function PasskeyConfirmation({ isFirst }: { isFirst: boolean }) {
  const button = useFirstFocus<HTMLButtonElement>(isFirst);
  const confirm = useMutation({
    mutationFn: async () => {
      const begun = await parseResponse(api.auth.passkeys.confirm.options.$post());
      const credential = await requestPasskey(begun.data.options);
      await parseResponse(api.auth.passkeys.confirm.verify.$post({ json: { credential } }));
    },
    meta: { isShownInPlace: true },
    onSuccess: () => resolveConfirmation(true),
  });
  if (!canUsePasskeys()) {
    return <p className={classes.text}>{m.settings.passkeyUse.unsupported}</p>;
  }
  return (
    <div className={classes.way}>
      <BusyButton
        ref={button}
        size="md"
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconFingerprint size="1.25rem" stroke={1.5} aria-hidden="true" />}
        {...(isFirst && { 'data-autofocus': true })}
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {m.settings.confirmation.withPasskey}
      </BusyButton>
      <InlineError>{inlineErrorMessage(confirm.error)}</InlineError>
    </div>
  );
}
