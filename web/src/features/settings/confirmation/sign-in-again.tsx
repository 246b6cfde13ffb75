import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../api/client.ts';
import { closeSession } from '../../../api/session.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { useFirstFocus } from './use-first-focus.ts';

import classes from './confirmation-dialog.module.css';

const timeoutMs = 3000;

/** For accounts that nothing else confirms: a new session does, for its first minutes. */
export function SignInAgain() {
  const texts = m.settings.confirmation;
  const button = useFirstFocus<HTMLButtonElement>();
  const leave = useMutation({
    mutationFn: () =>
      api.auth.logout.$post({}, { init: { signal: AbortSignal.timeout(timeoutMs) } }),
    meta: { isShownInPlace: true },
    // Also without an answer, as when signing out: the login brings the user back here.
    onSettled: () => closeSession('again'),
  });
  return (
    <>
      <p className={classes.text}>{texts.freshSignIn}</p>
      <ConfirmationActions>
        <Button
          ref={button}
          data-autofocus
          loading={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {texts.signInAgain}
        </Button>
      </ConfirmationActions>
    </>
  );
}
